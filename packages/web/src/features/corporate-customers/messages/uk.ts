import { plural } from "#kit/messages/uk.ts";
import type { CompanyMessages } from "./en.ts";

const messages: CompanyMessages = {
  purpose: "Компанії, що купують у Вас, і залишки на їхніх рахунках.",
  add: "Додати компанію",
  emptyTitle: "Додайте першу компанію",
  emptyHint: "Для початку досить назви. Рахунки відкривають на сторінці компанії.",
  tabs: "Розділи цієї компанії",
  company: "Компанія",
  companyHint: "Як Ви її називаєте і як вона зареєстрована.",
  hints: {
    code: "Як її позначено у Вашому обліку.",
    external_id: "Її ідентифікатор в іншій системі.",
    suspended: "Тоді з її рахунків нічого не сплачують. Поповнювати, коригувати та списувати їх тут можна й далі.",
  },
  contact: "Контакти",
  contactHint: "Кому телефонувати та куди йдуть листи для компанії.",
  languageOfBusiness: "Як у бізнесу",
  contract: "Договір",
  contractHint: "Його номер і те, скільки він діє.",
  bankAccount: "Банківський рахунок",
  notes: "Нотатки та стан",
  notesHint: "Їх бачать лише Ваші працівники.",
  active: "Активна",
  suspend: "Призупинити компанію",
  suspendMany: "Призупинити",
  resumeMany: "Поновити",
  isSuspended: "уже призупинена",
  isActive: "не призупинена",
  tabOverview: "Огляд",
  noAccounts: "Рахунків ще немає",
  noAccountsHint: "Відкрийте компанії рахунок, щоб вона купувала в кредит або з передоплати.",
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
