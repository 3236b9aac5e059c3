import type { RegisterMessages } from "./en.ts";

const messages: RegisterMessages = {
  timeZoneHint: "За цим часовим поясом рахуються звіти, робочі дні та щасливі години.",
  submitRegister: "Створити бізнес",
  passwordHint: "Щонайменше 8 символів.",
  title: "Створіть свій бізнес",
  purpose: "Це займе хвилину. Усе можна змінити пізніше.",
};

export default messages;
