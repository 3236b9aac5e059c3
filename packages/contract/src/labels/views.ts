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
      "Only its maker or an owner may change a shared view.",
      "Only whoever made this view, or an owner, may change it. Save it as a view of your own.",
      "Змінити цей вигляд може лише той, хто його створив, або власник. Збережіть його як свій.",
      "Изменить этот вид может только тот, кто его создал, или владелец. Сохраните его как свой.",
      "Diese Ansicht kann nur ändern, wer sie angelegt hat, oder ein Inhaber. Speichern Sie sie als eigene.",
      "Seul son auteur ou un propriétaire peut modifier cette vue. Enregistrez-la comme la vôtre.",
    ),
    "view.not_found": failure(
      404,
      "There is no such saved view.",
      "This saved view does not exist any more.",
      "Цього збереженого вигляду вже немає.",
      "Этого сохранённого вида больше нет.",
      "Diese gespeicherte Ansicht gibt es nicht mehr.",
      "Cette vue enregistrée n’existe plus.",
    ),
    "view.limit_reached": failure(
      422,
      "A person keeps at most a hundred views of one list.",
      "You keep a hundred views of this list already. Remove one first.",
      "Для цього списку у вас уже сто збережених виглядів. Спершу вилучіть якийсь.",
      "Для этого списка у вас уже сто сохранённых видов. Сначала удалите какой-нибудь.",
      "Sie haben von dieser Liste schon hundert Ansichten. Entfernen Sie zuerst eine.",
      "Vous gardez déjà cent vues de cette liste. Supprimez-en une d’abord.",
    ),
  },
};
