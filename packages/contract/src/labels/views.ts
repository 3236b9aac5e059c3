import { failure, inLanguages } from "../kit/texts.ts";

export const viewsLabels = {
  about: "Saved views of lists, for one person or for everyone in the business.",
  entityTypes: {
    saved_view: inLanguages(
      "Saved view",
      "Збережений вигляд",
      "Сохранённый вид",
      "Gespeicherte Ansicht",
      "Vue enregistrée",
    ),
  },
  failures: {
    "view.of_another": failure(
      422,
      "Only its creator or an owner may change a shared view.",
      "Only the person who created this view, or an owner, can change it. Save it as your own view.",
      "Змінити цей вигляд може лише той, хто його створив, або власник. Збережіть його як свій.",
      "Изменить этот вид может только тот, кто его создал, или владелец. Сохраните его как свой.",
      "Diese Ansicht kann nur ändern, wer sie angelegt hat, oder ein Inhaber. Speichern Sie sie als eigene.",
      "Seul son auteur ou un propriétaire peut modifier cette vue. Enregistrez-la comme la vôtre.",
    ),
    "view.not_found": failure(
      404,
      "There is no such saved view.",
      "This saved view no longer exists. Reload the list.",
      "Цього збереженого вигляду вже немає. Оновіть список.",
      "Этого сохранённого вида больше нет. Обновите список.",
      "Diese gespeicherte Ansicht gibt es nicht mehr. Laden Sie die Liste neu.",
      "Cette vue enregistrée n’existe plus. Rechargez la liste.",
    ),
    "view.limit_reached": failure(
      422,
      "A person has at most a hundred views of one list.",
      "You already have a hundred views of this list. Delete one first.",
      "Для цього списку у вас уже сто збережених виглядів. Спершу видаліть якийсь.",
      "Для этого списка у вас уже сто сохранённых видов. Сначала удалите какой-нибудь.",
      "Sie haben von dieser Liste schon hundert Ansichten. Löschen Sie zuerst eine.",
      "Vous avez déjà cent vues de cette liste. Supprimez-en une d’abord.",
    ),
  },
};
