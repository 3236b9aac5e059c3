import { failure, inLanguages } from "../kit/texts.ts";

export const messageSettingsLabels = {
  about: "Quiet hours and the limit of spending for messages.",
  fields: {
    quiet_from: inLanguages("Quiet from", "Тиша з", "Тишина с", "Ruhe ab", "Calme à partir de"),
    quiet_to: inLanguages("Quiet until", "Тиша до", "Тишина до", "Ruhe bis", "Calme jusqu’à"),
    month_limit: inLanguages(
      "Limit of a month",
      "Обмеження на місяць",
      "Предел на месяц",
      "Grenze im Monat",
      "Plafond mensuel",
    ),
    spent: inLanguages(
      "Spent this month",
      "Витрачено цього місяця",
      "Потрачено в этом месяце",
      "In diesem Monat ausgegeben",
      "Dépensé ce mois-ci",
    ),
  },
  failures: {
    "quiet_hours.incomplete": failure(
      422,
      "Quiet hours need a beginning and another time at which they end.",
      "Enter when quiet hours begin and when they end, or leave both empty.",
      "Укажіть, коли тиша починається і коли закінчується, або залиште обидва поля порожніми.",
      "Укажите, когда тишина начинается и когда заканчивается, или оставьте оба поля пустыми.",
      "Geben Sie Beginn und Ende der Ruhezeit an, oder lassen Sie beides leer.",
      "Indiquez le début et la fin des heures calmes, ou laissez les deux champs vides.",
    ),
  },
};
