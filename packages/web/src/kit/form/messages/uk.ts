import type { FormMessages } from "./en.ts";

const messages: FormMessages = {
  notSaved: "Незбережені зміни",
  staleTitle: "Цей запис змінив хтось інший",
  staleMessage: "Ваші зміни збереглися тут. Збережіть їх поверх чужих або відкиньте та завантажте останню версію.",
  saveAnyway: "Зберегти мої зміни",
  showPresent: "Завантажити останню версію",
  leaveTitle: "Вийти без збереження?",
  leaveMessage: "Ваші зміни на цьому екрані буде втрачено.",
  leave: "Вийти",
  stay: "Залишитися",
  draftRestored: "Відновлено те, що ви ввели до перезавантаження сторінки.",
  historyHint: "Хто й що змінив, від найновішого.",
  colours: {
    emerald: "Смарагдовий",
    teal: "Бірюзовий",
    sky: "Блакитний",
    indigo: "Індиго",
    violet: "Фіолетовий",
    rose: "Рожевий",
    amber: "Бурштиновий",
    slate: "Графітовий",
  },
};
export default messages;
