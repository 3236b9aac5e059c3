import { failure, inLanguages } from "../kit/texts.ts";

export const customerDevicesLabels = {
  about: "The devices on which customers get messages.",
  fields: {
    devices: inLanguages("Devices", "Пристрої", "Устройства", "Geräte", "Appareils"),
    link: inLanguages(
      "Link for the customer",
      "Посилання для клієнта",
      "Ссылка для клиента",
      "Link für den Kunden",
      "Lien pour le client",
    ),
  },
  failures: {
    "push_receipt.not_found": failure(
      404,
      "The token came with no message of this installation.",
      "This message does not exist.",
      "Такого повідомлення немає.",
      "Такого сообщения нет.",
      "Diese Nachricht gibt es nicht.",
      "Ce message n’existe pas.",
    ),
  },
};
