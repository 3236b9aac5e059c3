import type { RegisterMessages } from "./en.ts";

const messages: RegisterMessages = {
  timeZoneHint: "За цим часовим поясом рахуються звіти, робочі дні та щасливі години.",
  submitRegister: "Створити бізнес",
  passwordHint: "Щонайменше 8 символів.",
  title: "Створіть свій бізнес",
  purpose: "Це займе хвилину. Усе можна змінити пізніше.",
  recommendedBy: (title) => `Рекомендує ${title}`,
  badReferral: "Це реферальне посилання не діє",
  badReferralHint: "Зареєструйтеся без нього або попросіть посилання ще раз.",
};

export default messages;
