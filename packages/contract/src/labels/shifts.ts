import { failure, inLanguages } from "../kit/texts.ts";

const expected = inLanguages(
  "Expected cash",
  "Очікувана готівка",
  "Ожидаемые наличные",
  "Erwartetes Bargeld",
  "Espèces attendues",
);
const difference = inLanguages("Difference", "Різниця", "Разница", "Differenz", "Écart");
const count = inLanguages("Number", "Кількість", "Количество", "Anzahl", "Nombre");

export const shiftsLabels = {
  about: "Shifts of tills: what is in the drawer when they begin, what moves, and what is counted when they end.",
  screens: {
    "/shifts": inLanguages("Shifts", "Зміни", "Смены", "Schichten", "Services de caisse"),
    "/shifts/{shiftId}": inLanguages("Shift", "Зміна", "Смена", "Schicht", "Service de caisse"),
  },
  entityTypes: { shift: inLanguages("Shift", "Зміна", "Смена", "Schicht", "Service de caisse") },
  fields: {
    number: inLanguages("Number", "Номер", "Номер", "Nummer", "Numéro"),
    terminal: inLanguages("Till", "Каса", "Касса", "Kasse", "Caisse"),
    state: inLanguages("State", "Стан", "Состояние", "Status", "État"),
    opened_dt: inLanguages("Opened", "Відкрито", "Открыта", "Geöffnet", "Ouverture"),
    opened_by: inLanguages("Opened by", "Хто відкрив", "Кто открыл", "Geöffnet von", "Ouvert par"),
    closed_dt: inLanguages("Closed", "Закрито", "Закрыта", "Geschlossen", "Clôture"),
    closed_by: inLanguages("Closed by", "Хто закрив", "Кто закрыл", "Geschlossen von", "Clôturé par"),
    business_staff_id: inLanguages("Staff member", "Працівник", "Сотрудник", "Mitarbeiter", "Employé"),
    opening_amount: inLanguages("Opening float", "Розмінна готівка", "Размен", "Wechselgeld", "Fonds de caisse"),
    turnover_amount: inLanguages(
      "Sales less refunds",
      "Продажі без повернень",
      "Продажи без возвратов",
      "Umsatz nach Erstattungen",
      "Ventes nettes",
    ),
    expected_amount: expected,
    counted_amount: inLanguages(
      "Counted cash",
      "Порахована готівка",
      "Посчитанные наличные",
      "Gezähltes Bargeld",
      "Espèces comptées",
    ),
    difference_amount: difference,
    with_difference: inLanguages("With a difference", "З різницею", "С разницей", "Mit Differenz", "Avec un écart"),
    denominations: inLanguages(
      "Banknotes and coins",
      "Банкноти й монети",
      "Банкноты и монеты",
      "Scheine und Münzen",
      "Billets et pièces",
    ),
    count,
    direction: inLanguages("Direction", "Напрям", "Направление", "Richtung", "Sens"),
    made_by: inLanguages("By", "Хто", "Кто", "Von", "Par"),
    created_dt: inLanguages("Time", "Час", "Время", "Zeit", "Heure"),
    report: inLanguages("Report", "Звіт", "Отчёт", "Bericht", "Rapport"),
    movements: inLanguages(
      "Cash in and out",
      "Внесення й видача",
      "Внесения и выдачи",
      "Ein- und Auszahlungen",
      "Entrées et sorties d’espèces",
    ),
  },
  values: {
    state: {
      open: inLanguages("Open", "Відкрита", "Открыта", "Offen", "En cours"),
      closed: inLanguages("Closed", "Закрита", "Закрыта", "Geschlossen", "Clôturé"),
    },
    direction: {
      in: inLanguages("Cash in", "Внесення", "Внесение", "Einzahlung", "Entrée"),
      out: inLanguages("Cash out", "Видача", "Выдача", "Auszahlung", "Sortie"),
    },
  },
  failures: {
    "shift.not_found": failure(
      404,
      "There is no such shift.",
      "This shift does not exist. Reload the list.",
      "Такої зміни немає. Оновіть список.",
      "Такой смены нет. Обновите список.",
      "Diese Schicht gibt es nicht. Laden Sie die Liste neu.",
      "Ce service de caisse n’existe pas. Rechargez la liste.",
    ),
    "shift.already_open": failure(
      409,
      "The terminal already has an open shift.",
      "A shift is already open at this till. Close it first.",
      "На цій касі вже відкрито зміну. Спершу закрийте її.",
      "На этой кассе уже открыта смена. Сначала закройте её.",
      "An dieser Kasse ist schon eine Schicht offen. Schließen Sie diese zuerst.",
      "Un service est déjà ouvert à cette caisse. Clôturez-le d’abord.",
    ),
    "shift.closed": failure(
      409,
      "The shift is closed.",
      "This shift has been closed meanwhile. Open a new one.",
      "Цю зміну тим часом закрито. Відкрийте нову.",
      "Эту смену тем временем закрыли. Откройте новую.",
      "Diese Schicht wurde inzwischen geschlossen. Öffnen Sie eine neue.",
      "Ce service a été clôturé entre-temps. Ouvrez-en un nouveau.",
    ),
    "shift.needed": failure(
      422,
      "The terminal takes and pays out cash only in an open shift, and none is open.",
      "This till needs an open shift for cash. Open one under Shift.",
      "Для готівки на цій касі потрібна відкрита зміна. Відкрийте її в розділі «Зміна».",
      "Для наличных на этой кассе нужна открытая смена. Откройте её в разделе «Смена».",
      "Für Bargeld braucht diese Kasse eine offene Schicht. Öffnen Sie sie unter „Schicht“.",
      "Cette caisse demande un service ouvert pour les espèces. Ouvrez-en un sous «\u00a0Service\u00a0».",
    ),
    "shift.count_mismatch": failure(
      422,
      "The denominations do not add up to `counted_amount`.",
      "The banknotes and coins add up to another sum. Count again.",
      "Банкноти й монети дають іншу суму. Порахуйте ще раз.",
      "Банкноты и монеты дают другую сумму. Посчитайте ещё раз.",
      "Scheine und Münzen ergeben eine andere Summe. Zählen Sie noch einmal.",
      "Les billets et pièces donnent une autre somme. Comptez à nouveau.",
    ),
  },
};
