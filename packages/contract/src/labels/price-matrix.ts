import { failure, inLanguages } from "../kit/texts.ts";

const change = inLanguages("Price change", "Зміна цін", "Изменение цен", "Preisänderung", "Changement de prix");

export const priceMatrixLabels = {
  about: "Prices of many items in many price groups, side by side, and changes of many prices at once.",
  screens: {
    "/price-groups/matrix": inLanguages(
      "Price matrix",
      "Матриця цін",
      "Матрица цен",
      "Preismatrix",
      "Matrice des prix",
    ),
    "/price-groups/changes": inLanguages(
      "Price changes",
      "Зміни цін",
      "Изменения цен",
      "Preisänderungen",
      "Changements de prix",
    ),
  },
  entityTypes: { price_change: change },
  fields: {
    state: inLanguages("Status", "Статус", "Статус", "Status", "Statut"),
    valid_from: inLanguages("Starts", "Початок", "Начало", "Beginn", "Début"),
    valid_until: inLanguages("Ends", "Кінець", "Конец", "Ende", "Fin"),
    price_groups: inLanguages("Price groups", "Групи цін", "Группы цен", "Preisgruppen", "Groupes de prix"),
    previous_price: inLanguages("Price before", "Попередня ціна", "Прежняя цена", "Vorheriger Preis", "Prix d’avant"),
    prices_count: inLanguages("Prices", "Цін", "Цен", "Preise", "Prix"),
    person: inLanguages("Changed by", "Хто змінив", "Кто изменил", "Geändert von", "Modifié par"),
  },
  values: {
    state: {
      scheduled: inLanguages("Scheduled", "Заплановано", "Запланировано", "Geplant", "Planifié"),
      started: inLanguages("In force", "Діє", "Действует", "In Kraft", "En vigueur"),
      ended: inLanguages("Ended", "Завершено", "Завершено", "Beendet", "Terminé"),
      cancelled: inLanguages("Cancelled", "Скасовано", "Отменено", "Abgesagt", "Annulé"),
    },
  },
  failures: {
    "price_change.not_found": failure(
      404,
      "There is no such price change in this programme.",
      "This price change no longer exists. Reload the list.",
      "Цієї зміни цін більше немає. Оновіть список.",
      "Этого изменения цен больше нет. Обновите список.",
      "Diese Preisänderung gibt es nicht mehr. Laden Sie die Liste neu.",
      "Ce changement de prix n’existe plus. Rechargez la liste.",
    ),
    "price_change.empty": failure(
      422,
      "The change names no price.",
      "No price is changed. Enter a new price first.",
      "Жодну ціну не змінено. Спершу введіть нову ціну.",
      "Ни одна цена не изменена. Сначала введите новую цену.",
      "Kein Preis ist geändert. Geben Sie zuerst einen neuen Preis ein.",
      "Aucun prix n’est modifié. Saisissez d’abord un nouveau prix.",
    ),
    "price_change.ends_early": failure(
      422,
      "The change ends before it starts, or has ended already.",
      "The end has to be after the start. Choose a later time.",
      "Кінець має бути після початку. Виберіть пізніший час.",
      "Конец должен быть после начала. Выберите более позднее время.",
      "Das Ende muss nach dem Beginn liegen. Wählen Sie eine spätere Zeit.",
      "La fin doit suivre le début. Choisissez une heure plus tardive.",
    ),
    "price_change.outdated": failure(
      409,
      "Some of the prices have changed since previous_price was read; nothing was changed. details.prices names the first of them.",
      "Someone has changed some of these prices in the meantime. Check them and save again.",
      "Хтось тим часом змінив деякі з цих цін. Перевірте їх і збережіть ще раз.",
      "Кто-то тем временем изменил некоторые из этих цен. Проверьте их и сохраните ещё раз.",
      "Jemand hat inzwischen einige dieser Preise geändert. Prüfen Sie sie und speichern Sie erneut.",
      "Quelqu’un a modifié certains de ces prix entre-temps. Vérifiez-les et enregistrez à nouveau.",
    ),
    "price_change.overlaps": failure(
      422,
      "Other planned prices of the same items in the same groups overlap with it. details.prices names the first of them.",
      "Another price is already scheduled for some of these items at that time. Cancel it or choose other times.",
      "Для деяких із цих товарів на цей час уже заплановано іншу ціну. Скасуйте її або виберіть інший час.",
      "Для некоторых из этих товаров на это время уже запланирована другая цена. Отмените её или выберите другое время.",
      "Für einige dieser Artikel ist in dieser Zeit schon ein anderer Preis geplant. Sagen Sie ihn ab oder wählen Sie andere Zeiten.",
      "Un autre prix est déjà planifié pour certains de ces articles à ce moment. Annulez-le ou choisissez d’autres heures.",
    ),
    "price_change.started": failure(
      422,
      "The change has started or is cancelled.",
      "This price change has already started or is cancelled. Set new prices instead.",
      "Ця зміна цін уже почалася або скасована. Встановіть натомість нові ціни.",
      "Это изменение цен уже началось или отменено. Установите вместо этого новые цены.",
      "Diese Preisänderung hat schon begonnen oder ist abgesagt. Legen Sie stattdessen neue Preise fest.",
      "Ce changement de prix a déjà commencé ou est annulé. Fixez plutôt de nouveaux prix.",
    ),
  },
};
