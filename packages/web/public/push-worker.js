// Shows notifications while the app is closed, and opens what they are about. Registered only once somebody switches them on; it takes part in no
// loading. What a message holds is written by sendToDevice (server/src/modules/notifications/devices/send.ts) for people of a business, and by
// pushProvider (server/src/adapters/messages/push.ts), with `link` and `receipt`, for their customers.

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("push", (event) => {
  const { id, title, text, language, link, receipt } = event.data.json();
  const options = { body: text, lang: language, dir: "auto", icon: "/icon-192.png", data: { id, link } };
  // The tag: a message that comes twice is shown once.
  const shown = self.registration.showNotification(title, { ...options, tag: id });
  // The server hears that it is shown, so that it does not try another channel. Without a connection it may try one.
  event.waitUntil(receipt ? shown.then(() => fetch(receipt, { method: "POST" })) : shown);
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { id, link } = event.notification.data;
  // A window of its own: what is open may hold a sale or a form that nobody has saved.
  event.waitUntil(self.clients.openWindow(link ?? (id ? `/notifications/${id}` : "/notifications/device")));
});
