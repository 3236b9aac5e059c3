import { plural } from "#kit/messages/ru.ts";
import type { CompanyMessages } from "./en.ts";

const messages: CompanyMessages = {
  purpose: "Компании, которые платят со своих счетов.",
  add: "Добавить компанию",
  emptyTitle: "Добавьте первую компанию",
  emptyHint: "Нужно только название. Счета можно открыть позже.",
  tabs: "Разделы этой компании",
  company: "Компания",
  companyHint: "Название и регистрационные данные.",
  hints: {
    code: "Её код в вашем учёте.",
    external_id: "Её идентификатор в другой системе.",
    suspended:
      "Приостановленная компания не может платить со своих счетов. Пополнять, корректировать и списывать можно по-прежнему.",
  },
  contact: "Контакты",
  contactHint: "Контактное лицо и адрес для писем компании.",
  languageOfBusiness: "Как у бизнеса",
  contract: "Договор",
  contractHint: "Номер и даты.",
  bankAccount: "Банковский счёт",
  notes: "Заметки и статус",
  notesHint: "Заметки видят только сотрудники.",
  active: "Активна",
  suspend: "Приостановить компанию",
  suspendMany: "Приостановить",
  resumeMany: "Возобновить",
  isSuspended: "уже приостановлена",
  isActive: "не приостановлена",
  tabOverview: "Обзор",
  noAccounts: "Счетов ещё нет",
  noAccountsHint: "Откройте счёт, чтобы компания покупала в кредит или по предоплате.",
  openAccounts: "К счетам",
  contractEnded: "Договор закончился",
  contractEnds: (days) =>
    days === 0
      ? "Заканчивается сегодня"
      : `Заканчивается через ${plural(days, { one: "# день", few: "# дня", many: "# дней", other: "# дня" })}`,
  tabProfile: "Профиль",
  tabAccounts: "Счета",
  suspends: (count) =>
    plural(count, {
      one: "Будет приостановлена # компания.",
      few: "Будут приостановлены # компании.",
      many: "Будет приостановлено # компаний.",
      other: "Будет приостановлено # компании.",
    }),
  resumes: (count) =>
    plural(count, {
      one: "# компания снова будет активна.",
      few: "# компании снова будут активны.",
      many: "# компаний снова будут активны.",
      other: "# компании снова будут активны.",
    }),
};
export default messages;
