// Shows notifications while the app is closed, and opens what they are about. Registered only once somebody switches them on; it takes part in no
// loading. What a message holds is written by sendToDevice (server/src/modules/notifications/devices/send.ts).

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("push", (event) => {
  const { id, title, text, language } = event.data.json();
  const options = { body: text, lang: language, dir: "auto", icon: "/icon-192.png", data: { id } };
  // The tag: a message that comes twice is shown once.
  event.waitUntil(self.registration.showNotification(title, { ...options, tag: id }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { id } = event.notification.data;
  // A window of its own: what is open may hold a sale or a form that nobody has saved.
  event.waitUntil(self.clients.openWindow(id ? `/notifications/${id}` : "/notifications/device"));
});
