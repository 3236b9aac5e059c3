import type { RegisterMessages } from "./en.ts";

const messages: RegisterMessages = {
  timeZoneHint: "По этому часовому поясу считаются отчёты, рабочие дни и счастливые часы.",
  submitRegister: "Создать бизнес",
  passwordHint: "Не менее 8 символов.",
  title: "Создайте свой бизнес",
  purpose: "Это займёт минуту. Всё можно изменить позже.",
  recommendedBy: (title) => `Рекомендует ${title}`,
  badReferral: "Эта реферальная ссылка не действует",
  badReferralHint: "Зарегистрируйтесь без неё или попросите ссылку ещё раз.",
};

export default messages;
