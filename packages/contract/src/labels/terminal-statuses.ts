import { inLanguages } from "../kit/texts.ts";

export const terminalStatusesLabels = {
  about: "What terminals are doing, and did in the last 90 days.",
  screens: {
    "/terminals/{terminalId}/events": inLanguages(
      "Terminal activity",
      "Активність термінала",
      "Активность терминала",
      "Aktivität des Terminals",
      "Activité du terminal",
    ),
  },
  fields: {
    created_dt: inLanguages("Since", "Відколи", "С какого времени", "Seit", "Depuis"),
    state: inLanguages("State", "Стан", "Состояние", "Zustand", "État"),
    remote_addr: inLanguages("IP address", "IP-адреса", "IP-адрес", "IP-Adresse", "Adresse IP"),
    staff: inLanguages("Staff member", "Працівник", "Сотрудник", "Mitarbeiter", "Employé"),
    app_version: inLanguages(
      "App version",
      "Версія застосунку",
      "Версия приложения",
      "App-Version",
      "Version de l’app",
    ),
    device_model: inLanguages("Device", "Пристрій", "Устройство", "Gerät", "Appareil"),
    battery: inLanguages("Battery", "Батарея", "Батарея", "Akku", "Batterie"),
  },
  values: {
    state: {
      "terminal-sign-in-awaiting": inLanguages(
        "Signed out",
        "Вихід виконано",
        "Выход выполнен",
        "Abgemeldet",
        "Déconnecté",
      ),
      "staff-sign-in-awaiting": inLanguages(
        "Waiting for staff to sign in",
        "Очікує входу працівника",
        "Ожидает входа сотрудника",
        "Wartet auf Anmeldung",
        "Attend la connexion d’un employé",
      ),
      "customer-tap-splashscreen": inLanguages(
        "Showing the start screen",
        "Показує стартовий екран",
        "Показывает стартовый экран",
        "Zeigt den Startbildschirm",
        "Affiche l’écran d’accueil",
      ),
      "customer-awaiting": inLanguages(
        "Waiting for a customer",
        "Очікує клієнта",
        "Ожидает клиента",
        "Wartet auf Kunden",
        "Attend un client",
      ),
      "customer-processing": inLanguages(
        "Serving a customer",
        "Обслуговує клієнта",
        "Обслуживает клиента",
        "Bedient einen Kunden",
        "Sert un client",
      ),
      "payment-process": inLanguages("Taking payment", "Приймає оплату", "Принимает оплату", "Kassiert", "Encaisse"),
      "refueling-started": inLanguages("Refuelling", "Заправляє", "Заправляет", "Betankt", "Ravitaille"),
      "refueling-finished": inLanguages(
        "Refuelling finished",
        "Заправку завершено",
        "Заправка завершена",
        "Betankung beendet",
        "Ravitaillement terminé",
      ),
      "terminal-settings-processing": inLanguages(
        "In its settings",
        "У налаштуваннях",
        "В настройках",
        "In den Einstellungen",
        "Dans ses réglages",
      ),
    },
  },
};
