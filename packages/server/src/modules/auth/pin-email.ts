import type { Language } from "@patron/contract/enums";
import type { Identifier } from "./one-time-code-queries.ts";

interface Reader {
  first_name: string;
  language: Language;
}
type Email = { subject: string; body: string };
/** The PIN of a telephone number comes by SMS. */
type Mailed = Exclude<Identifier, "phone">;
type Subjects = Record<Mailed, string>;

/** What the PIN is for, as the first sentence says it. */
const subjects: Record<Language, Subjects> = {
  en: {
    email: "Enter this PIN to confirm your e-mail address:",
    external_id: "Enter this PIN to change your ID in another system:",
  },
  uk: {
    email: "Введіть цей PIN-код, щоб підтвердити адресу електронної пошти:",
    external_id: "Введіть цей PIN-код, щоб змінити свій ідентифікатор в іншій системі:",
  },
  ru: {
    email: "Введите этот PIN-код, чтобы подтвердить адрес электронной почты:",
    external_id: "Введите этот PIN-код, чтобы изменить свой идентификатор в другой системе:",
  },
  de: {
    email: "Mit dieser PIN bestätigen Sie Ihre E-Mail-Adresse:",
    external_id: "Mit dieser PIN ändern Sie Ihre Kennung in einem anderen System:",
  },
  fr: {
    email: "Saisissez ce code PIN pour confirmer votre adresse e-mail :",
    external_id: "Saisissez ce code PIN pour modifier votre identifiant dans un autre système :",
  },
};

const pins: Record<Language, (name: string, purpose: string, pin: string) => Email> = {
  en: (name, purpose, pin) => ({
    subject: `${pin} is your PIN`,
    body: `Hello ${name},\n\n${purpose} ${pin}\n\nIt works once, for ten minutes. Don't share it with anyone: we never ask for it.\n\nIf you didn't request it, ignore this e-mail. Nothing changes without the PIN.\n\nPatron\n`,
  }),
  uk: (name, purpose, pin) => ({
    subject: `${pin} — ваш PIN-код`,
    body: `Вітаємо, ${name}!\n\n${purpose} ${pin}\n\nВін діє один раз протягом десяти хвилин. Нікому його не повідомляйте: ми ніколи про нього не питаємо.\n\nЯкщо ви його не запитували, нічого не робіть. Без PIN-коду нічого не зміниться.\n\nPatron\n`,
  }),
  ru: (name, purpose, pin) => ({
    subject: `${pin} — ваш PIN-код`,
    body: `Здравствуйте, ${name}!\n\n${purpose} ${pin}\n\nОн действует один раз в течение десяти минут. Никому его не сообщайте: мы никогда о нём не спрашиваем.\n\nЕсли вы его не запрашивали, ничего не делайте. Без PIN-кода ничего не изменится.\n\nPatron\n`,
  }),
  de: (name, purpose, pin) => ({
    subject: `${pin} ist Ihre PIN`,
    body: `Guten Tag ${name},\n\n${purpose} ${pin}\n\nSie gilt einmal und zehn Minuten lang. Geben Sie sie niemandem weiter: Wir fragen nie danach.\n\nWenn Sie sie nicht angefordert haben, ignorieren Sie diese E-Mail. Ohne die PIN ändert sich nichts.\n\nPatron\n`,
  }),
  fr: (name, purpose, pin) => ({
    subject: `${pin} est votre code PIN`,
    body: `Bonjour ${name},\n\n${purpose} ${pin}\n\nIl est valable une seule fois, pendant dix minutes. Ne le communiquez à personne : nous ne le demandons jamais.\n\nSi vous ne l’avez pas demandé, ignorez cet e-mail. Rien ne change sans ce code.\n\nPatron\n`,
  }),
};

/** The e-mail with the PIN for an identifier, in the person's language. */
export function pinEmail({ first_name, language }: Reader, identifier: Mailed, pin: string): Email {
  return pins[language](first_name, subjects[language][identifier], pin);
}

const changed: Record<Language, (name: string, address: string) => Email> = {
  en: (name, address) => ({
    subject: "Your e-mail address was changed",
    body: `Hello ${name},\n\nThe e-mail address of your account is now ${address}. You sign in with it from now on.\n\nIf this wasn't you, tell an owner of your business at once: they can suspend the account.\n\nPatron\n`,
  }),
  uk: (name, address) => ({
    subject: "Вашу адресу електронної пошти змінено",
    body: `Вітаємо, ${name}!\n\nАдреса електронної пошти вашого облікового запису тепер ${address}. Відтепер входьте з нею.\n\nЯкщо це зробили не ви, негайно повідомте власника бізнесу: він може призупинити обліковий запис.\n\nPatron\n`,
  }),
  ru: (name, address) => ({
    subject: "Ваш адрес электронной почты изменён",
    body: `Здравствуйте, ${name}!\n\nАдрес электронной почты вашей учётной записи теперь ${address}. Теперь входите с ним.\n\nЕсли это сделали не вы, немедленно сообщите владельцу бизнеса: он может приостановить учётную запись.\n\nPatron\n`,
  }),
  de: (name, address) => ({
    subject: "Ihre E-Mail-Adresse wurde geändert",
    body: `Guten Tag ${name},\n\ndie E-Mail-Adresse Ihres Kontos ist jetzt ${address}. Melden Sie sich ab sofort damit an.\n\nWenn Sie sie nicht selbst geändert haben, wenden Sie sich sofort an einen Inhaber Ihres Unternehmens: Er kann das Konto sperren.\n\nPatron\n`,
  }),
  fr: (name, address) => ({
    subject: "Votre adresse e-mail a été modifiée",
    body: `Bonjour ${name},\n\nl’adresse e-mail de votre compte est désormais ${address}. Utilisez-la pour vous connecter.\n\nSi ce n’était pas vous, prévenez tout de suite un propriétaire de votre entreprise : il peut suspendre le compte.\n\nPatron\n`,
  }),
};

/** Tells the previous address of a person that another one has replaced it, in their language. */
export function emailChangedEmail({ first_name, language }: Reader, address: string): Email {
  return changed[language](first_name, address);
}

const phoneChanged: Record<Language, (name: string, phone: string) => Email> = {
  en: (name, phone) => ({
    subject: "Your phone number was changed",
    body: `Hello ${name},\n\nThe phone number of your account is now ${phone}. We send codes to sign in there from now on.\n\nIf this wasn't you, choose a new password at once, or tell an owner of your business: they can suspend the account.\n\nPatron\n`,
  }),
  uk: (name, phone) => ({
    subject: "Ваш номер телефону змінено",
    body: `Вітаємо, ${name}!\n\nНомер телефону вашого облікового запису тепер ${phone}. Відтепер коди для входу надходитимуть на нього.\n\nЯкщо це зробили не ви, негайно створіть новий пароль або повідомте власника бізнесу: він може призупинити обліковий запис.\n\nPatron\n`,
  }),
  ru: (name, phone) => ({
    subject: "Ваш номер телефона изменён",
    body: `Здравствуйте, ${name}!\n\nНомер телефона вашей учётной записи теперь ${phone}. Коды для входа теперь приходят на него.\n\nЕсли это сделали не вы, немедленно создайте новый пароль или сообщите владельцу бизнеса: он может приостановить учётную запись.\n\nPatron\n`,
  }),
  de: (name, phone) => ({
    subject: "Ihre Telefonnummer wurde geändert",
    body: `Guten Tag ${name},\n\ndie Telefonnummer Ihres Kontos ist jetzt ${phone}. Anmeldecodes kommen ab sofort dorthin.\n\nWenn Sie sie nicht selbst geändert haben, wählen Sie sofort ein neues Passwort oder wenden Sie sich an einen Inhaber Ihres Unternehmens: Er kann das Konto sperren.\n\nPatron\n`,
  }),
  fr: (name, phone) => ({
    subject: "Votre numéro de téléphone a été modifié",
    body: `Bonjour ${name},\n\nle numéro de téléphone de votre compte est désormais le ${phone}. Les codes de connexion y seront envoyés.\n\nSi ce n’était pas vous, choisissez tout de suite un nouveau mot de passe ou prévenez un propriétaire de votre entreprise : il peut suspendre le compte.\n\nPatron\n`,
  }),
};

/** Tells a person by e-mail that another telephone number has replaced theirs, in their language. */
export function phoneChangedEmail({ first_name, language }: Reader, phone: string): Email {
  return phoneChanged[language](first_name, phone);
}
