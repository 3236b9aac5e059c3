import { failure, inLanguages } from "../kit/texts.ts";
import { notificationsLabels } from "./notifications.ts";

export const pushDeviceLabels = {
  about: "The device of a session: where its person gets notifications while the app is closed.",
  screens: {
    "/notifications/device": inLanguages(
      "Notifications on this device",
      "Сповіщення на цьому пристрої",
      "Уведомления на этом устройстве",
      "Benachrichtigungen auf diesem Gerät",
      "Notifications sur cet appareil",
    ),
  },
  entityTypes: {},
  fields: {
    events: inLanguages("Notify me about", "Сповіщати про", "Уведомлять о", "Benachrichtigen über", "Me prévenir de"),
  },
  values: { events: notificationsLabels.values.event },
  failures: {
    "push_device.not_found": failure(
      404,
      "The device of this session gets no notifications.",
      "Notifications are off on this device. Switch them on first.",
      "На цьому пристрої сповіщення вимкнено. Спершу ввімкніть їх.",
      "На этом устройстве уведомления выключены. Сначала включите их.",
      "Auf diesem Gerät sind Benachrichtigungen aus. Schalten Sie sie zuerst ein.",
      "Les notifications sont désactivées sur cet appareil. Activez-les d’abord.",
    ),
    "push_device.unusable": failure(
      422,
      "The subscription is none that a browser makes: its address needs HTTPS, and its keys are a point of P-256 and 16 bytes.",
      "This browser can’t get notifications from here. Try another browser.",
      "Цей браузер не може отримувати сповіщення звідси. Спробуйте інший браузер.",
      "Этот браузер не может получать уведомления отсюда. Попробуйте другой браузер.",
      "Dieser Browser kann von hier keine Benachrichtigungen erhalten. Versuchen Sie es mit einem anderen.",
      "Ce navigateur ne peut pas recevoir de notifications d’ici. Essayez-en un autre.",
    ),
  },
};
