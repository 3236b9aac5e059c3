import type { Language } from "@patron/contract/enums";

interface PinEmailValues {
  code: string;
  /** The account as the customer knows it. */
  account: string;
  business: string;
  pos: string;
}
type Email = { subject: string; body: string };

const pin: Record<Language, (values: PinEmailValues) => Email> = {
  en: ({ code, account, business, pos }) => ({
    subject: `${code} is your payment PIN`,
    body: `Your PIN: ${code}\n\nUse it to pay from “${account}” at ${pos} (${business}). It works once, at this till only, for five minutes.\n\nGive it to the cashier only if you are paying right now. Otherwise, don't share it with anyone.\n`,
  }),
  uk: ({ code, account, business, pos }) => ({
    subject: `${code} — ваш PIN-код для оплати`,
    body: `Ваш PIN-код: ${code}\n\nНим можна один раз оплатити покупку з рахунку «${account}»: ${pos} (${business}). Він діє лише на цій касі протягом п'яти хвилин.\n\nНазвіть його касирові, лише якщо платите саме зараз. В іншому разі нікому його не повідомляйте.\n`,
  }),
  ru: ({ code, account, business, pos }) => ({
    subject: `${code} — ваш PIN-код для оплаты`,
    body: `Ваш PIN-код: ${code}\n\nИм можно один раз оплатить покупку со счёта «${account}»: ${pos} (${business}). Он действует только на этой кассе в течение пяти минут.\n\nНазовите его кассиру, только если платите прямо сейчас. В остальных случаях никому его не сообщайте.\n`,
  }),
  de: ({ code, account, business, pos }) => ({
    subject: `${code} ist Ihre PIN zum Bezahlen`,
    body: `Ihre PIN: ${code}\n\nDamit bezahlen Sie vom Konto „${account}“ bei ${pos} (${business}). Sie gilt einmal, nur an dieser Kasse und fünf Minuten lang.\n\nNennen Sie die PIN nur, wenn Sie gerade an der Kasse bezahlen. Geben Sie sie sonst niemandem weiter.\n`,
  }),
  fr: ({ code, account, business, pos }) => ({
    subject: `${code} est votre code PIN de paiement`,
    body: `Votre code PIN : ${code}\n\nIl vous permet de payer avec le compte « ${account} » : ${pos} (${business}). Il est valable une seule fois, à cette caisse uniquement, pendant cinq minutes.\n\nNe le donnez au caissier que si vous êtes en train de payer. Sinon, ne le communiquez à personne.\n`,
  }),
};

/** The e-mail with a payment PIN, in the customer's language. */
export function pinEmail(language: Language, values: PinEmailValues): Email {
  return pin[language](values);
}
