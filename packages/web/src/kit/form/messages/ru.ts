import type { FormMessages } from "./en.ts";

const messages: FormMessages = {
  notSaved: "Несохранённые изменения",
  staleTitle: "Эту запись изменил кто-то другой",
  staleMessage: "Ваши изменения остались здесь. Сохраните их поверх чужих или отбросьте и загрузите последнюю версию.",
  saveAnyway: "Сохранить мои изменения",
  showPresent: "Загрузить последнюю версию",
  leaveTitle: "Выйти без сохранения?",
  leaveMessage: "Ваши изменения на этом экране будут потеряны.",
  leave: "Выйти",
  stay: "Остаться",
  draftRestored: "Восстановлено то, что вы ввели до перезагрузки страницы.",
  historyHint: "Кто и что изменил, сначала новое.",
  colours: {
    emerald: "Изумрудный",
    teal: "Бирюзовый",
    sky: "Голубой",
    indigo: "Индиго",
    violet: "Фиолетовый",
    rose: "Розовый",
    amber: "Янтарный",
    slate: "Графитовый",
  },
};
export default messages;
