import { failure, inLanguages } from "../kit/texts.ts";

export const messageHooksLabels = {
  about: "Where services deliver what customers write.",
  fields: {
    data: inLanguages("Message", "Повідомлення", "Сообщение", "Nachricht", "Message"),
    from: inLanguages("Sender", "Відправник", "Отправитель", "Absender", "Expéditeur"),
    text: inLanguages("Text", "Текст", "Текст", "Text", "Texte"),
    timestamp: inLanguages("Time", "Час", "Время", "Zeit", "Date"),
    type: inLanguages("Event", "Подія", "Событие", "Ereignis", "Événement"),
  },
  failures: {
    "message_hook.not_found": failure(
      404,
      "No business takes messages at this address from this service.",
      "This address takes no messages. Copy it again from the settings, under Message delivery.",
      "Ця адреса не приймає повідомлень. Скопіюйте її ще раз із розділу «Надсилання повідомлень».",
      "Этот адрес не принимает сообщений. Скопируйте его ещё раз из раздела «Отправка сообщений».",
      "Diese Adresse nimmt keine Nachrichten an. Kopieren Sie sie noch einmal aus „Nachrichtenversand“.",
      "Cette adresse n’accepte pas de messages. Recopiez-la depuis « Envoi des messages ».",
    ),
    "message_hook.bad_signature": failure(
      403,
      "The request is not signed with the secret of this business, or too old.",
      "The signature of this message is wrong. Check the secret and the address at the service.",
      "Підпис цього повідомлення неправильний. Перевірте секрет і адресу в налаштуваннях сервісу.",
      "Подпись этого сообщения неверна. Проверьте секрет и адрес в настройках сервиса.",
      "Die Signatur dieser Nachricht stimmt nicht. Prüfen Sie Schlüssel und Adresse beim Dienst.",
      "La signature de ce message est incorrecte. Vérifiez la clé et l’adresse auprès du service.",
    ),
  },
};
