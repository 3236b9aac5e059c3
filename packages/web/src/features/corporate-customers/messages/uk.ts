import { plural } from "#kit/messages/uk.ts";
import type { CompanyMessages } from "./en.ts";

const messages: CompanyMessages = {
  purpose: "Компанії, що платять зі своїх рахунків.",
  add: "Додати компанію",
  emptyTitle: "Додайте першу компанію",
  emptyHint: "Потрібна лише назва. Рахунки можна відкрити пізніше.",
  tabs: "Розділи цієї компанії",
  company: "Компанія",
  companyHint: "Назва та реєстраційні дані.",
  hints: {
    code: "Її код у вашому обліку.",
    external_id: "Її ідентифікатор в іншій системі.",
    suspended:
      "Призупинена компанія не може платити зі своїх рахунків. Поповнювати, коригувати та списувати можна й далі.",
  },
  contact: "Контакти",
  contactHint: "Контактна особа та адреса для листів компанії.",
  languageOfBusiness: "Як у бізнесу",
  contract: "Договір",
  contractHint: "Номер і дати.",
  bankAccount: "Банківський рахунок",
  notes: "Нотатки та статус",
  notesHint: "Нотатки бачать лише працівники.",
  active: "Активна",
  suspend: "Призупинити компанію",
  suspendMany: "Призупинити",
  resumeMany: "Поновити",
  isSuspended: "уже призупинена",
  isActive: "не призупинена",
  tabOverview: "Огляд",
  noAccounts: "Рахунків ще немає",
  noAccountsHint: "Відкрийте рахунок, щоб компанія купувала в кредит або за передоплатою.",
  openAccounts: "До рахунків",
  contractEnded: "Договір завершився",
  contractEnds: (days) =>
    days === 0
      ? "Завершується сьогодні"
      : `Завершується через ${plural(days, { one: "# день", few: "# дні", many: "# днів", other: "# дня" })}`,
  tabProfile: "Профіль",
  tabAccounts: "Рахунки",
  suspends: (count) =>
    plural(count, {
      one: "Буде призупинено # компанію.",
      few: "Буде призупинено # компанії.",
      many: "Буде призупинено # компаній.",
      other: "Буде призупинено # компанії.",
    }),
  resumes: (count) =>
    plural(count, {
      one: "# компанія знову буде активна.",
      few: "# компанії знову будуть активні.",
      many: "# компаній знову будуть активні.",
      other: "# компанії знову будуть активні.",
    }),
};
export default messages;
