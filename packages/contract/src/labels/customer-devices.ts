import { failure, inLanguages } from "../kit/texts.ts";
import { linkForCustomer } from "./shared-fields.ts";

export const customerDevicesLabels = {
  about: "The devices on which customers get messages.",
  fields: {
    devices: inLanguages("Devices", "Пристрої", "Устройства", "Geräte", "Appareils"),
    link: linkForCustomer,
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
