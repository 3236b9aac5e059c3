import { failure, inLanguages } from "../kit/texts.ts";

const app = inLanguages("In the app", "У застосунку", "В приложении", "In der App", "Dans l’application");
const email = inLanguages("E-mail", "Електронна пошта", "Электронная почта", "E-Mail", "E-mail");
const sms = inLanguages("SMS", "SMS", "SMS", "SMS", "SMS");

export const notificationsLabels = {
  about: "Notifications: who in the business hears of what, and what the signed-in person has been told.",
  screens: {
    "/business/settings/notifications": inLanguages(
      "Notifications",
      "Сповіщення",
      "Уведомления",
      "Benachrichtigungen",
      "Notifications",
    ),
    "/notifications/{notificationId}": inLanguages(
      "Notification",
      "Сповіщення",
      "Уведомление",
      "Benachrichtigung",
      "Notification",
    ),
    "/notifications": inLanguages("Notifications", "Сповіщення", "Уведомления", "Benachrichtigungen", "Notifications"),
  },
  entityTypes: {
    notification: inLanguages("Notification", "Сповіщення", "Уведомление", "Benachrichtigung", "Notification"),
    notification_settings: inLanguages(
      "Notification settings",
      "Налаштування сповіщень",
      "Настройки уведомлений",
      "Benachrichtigungseinstellungen",
      "Paramètres des notifications",
    ),
  },
  fields: {
    created_dt: inLanguages("Time", "Час", "Время", "Zeit", "Date"),
    ids: inLanguages("Notifications", "Сповіщення", "Уведомления", "Benachrichtigungen", "Notifications"),
    events: inLanguages("Notifications", "Сповіщення", "Уведомления", "Benachrichtigungen", "Notifications"),
    title: inLanguages("Notification", "Сповіщення", "Уведомление", "Benachrichtigung", "Notification"),
    event: inLanguages("Event", "Подія", "Событие", "Ereignis", "Événement"),
    channels: inLanguages("Sent by", "Надсилати", "Отправлять", "Versand per", "Envoyer par"),
    staff_ids: inLanguages("Staff", "Працівники", "Сотрудники", "Mitarbeiter", "Employés"),
    emails: inLanguages(
      "E-mail addresses",
      "Адреси електронної пошти",
      "Адреса электронной почты",
      "E-Mail-Adressen",
      "Adresses e-mail",
    ),
    phones: inLanguages("Phone numbers", "Номери телефонів", "Номера телефонов", "Telefonnummern", "Numéros"),
    refund_from: inLanguages(
      "Smallest refund",
      "Найменше повернення",
      "Наименьший возврат",
      "Kleinste Erstattung",
      "Remboursement minimal",
    ),
    report_hour: inLanguages(
      "Hour of the daily report",
      "Година щоденного звіту",
      "Час ежедневного отчёта",
      "Uhrzeit des Tagesberichts",
      "Heure du rapport quotidien",
    ),
    readed: inLanguages("Read", "Прочитано", "Прочитано", "Gelesen", "Lu"),
    text: inLanguages("Text", "Текст", "Текст", "Text", "Texte"),
  },
  values: {
    channels: { app, email, sms },
    event: {
      "daily-report": inLanguages(
        "Daily report of sales",
        "Щоденний звіт про продажі",
        "Ежедневный отчёт о продажах",
        "Tagesbericht der Verkäufe",
        "Rapport quotidien des ventes",
      ),
      refund: inLanguages("Refund", "Повернення", "Возврат", "Erstattung", "Remboursement"),
      "account-low": inLanguages(
        "Client account is low",
        "Рахунок клієнта вичерпується",
        "Счёт клиента на исходе",
        "Kundenkonto fast leer",
        "Compte client presque vide",
      ),
      "till-opened": inLanguages("Till opened", "Касу відкрито", "Касса открыта", "Kasse geöffnet", "Caisse ouverte"),
      "mailing-done": inLanguages(
        "Mailing sent",
        "Розсилку надіслано",
        "Рассылка отправлена",
        "Rundnachricht versendet",
        "Envoi groupé terminé",
      ),
      "provider-failing": inLanguages(
        "Messages cannot be sent",
        "Повідомлення не надсилаються",
        "Сообщения не отправляются",
        "Nachrichten lassen sich nicht senden",
        "Les messages ne partent plus",
      ),
      "spending-limit": inLanguages(
        "Spending limit for messages reached",
        "Досягнуто обмеження витрат на повідомлення",
        "Достигнут предел расходов на сообщения",
        "Ausgabengrenze für Nachrichten erreicht",
        "Plafond des messages atteint",
      ),
      "ledger-difference": inLanguages(
        "Ledger check found a difference",
        "Перевірка обліку виявила розбіжність",
        "Проверка учёта нашла расхождение",
        "Kontenprüfung fand eine Abweichung",
        "Écart trouvé dans la comptabilité",
      ),
      "access-changed": inLanguages(
        "Staff access changed",
        "Доступ працівника змінено",
        "Доступ сотрудника изменён",
        "Zugang eines Mitarbeiters geändert",
        "Accès d’un employé modifié",
      ),
      "api-key-changed": inLanguages(
        "API key changed",
        "Ключ API змінено",
        "Ключ API изменён",
        "API-Schlüssel geändert",
        "Clé API modifiée",
      ),
      "new-device": inLanguages(
        "Sign-in from a new device",
        "Вхід із нового пристрою",
        "Вход с нового устройства",
        "Anmeldung mit einem neuen Gerät",
        "Connexion depuis un nouvel appareil",
      ),
      "support-entered": inLanguages(
        "Support entered",
        "Увійшла підтримка",
        "Вошла поддержка",
        "Support ist hereingekommen",
        "L’assistance est entrée",
      ),
      "support-answered": inLanguages(
        "Support answered",
        "Відповідь підтримки",
        "Ответ поддержки",
        "Antwort vom Support",
        "Réponse de l’assistance",
      ),
    },
  },
  failures: {
    "notification.not_found": failure(
      404,
      "The person has been told no such thing, or too long ago.",
      "This notification no longer exists.",
      "Цього сповіщення вже немає.",
      "Этого уведомления больше нет.",
      "Diese Benachrichtigung gibt es nicht mehr.",
      "Cette notification n’existe plus.",
    ),
  },
};
