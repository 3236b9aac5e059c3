import type { Language } from "@patron/contract/enums";

interface PinLetter {
  code: string;
  /** The account as the customer knows it. */
  account: string;
  business: string;
  pos: string;
}
type Letter = { subject: string; body: string };

const pin: Record<Language, (facts: PinLetter) => Letter> = {
  en: ({ code, account, business, pos }) => ({
    subject: `${code} is your PIN for paying`,
    body: `Your PIN: ${code}\n\nWith it you pay from “${account}” at ${pos} (${business}). It works once, at this till only, for five minutes.\n\nTell it to the cashier only if you are paying right now. If you are not, tell it to nobody.\n`,
  }),
  uk: ({ code, account, business, pos }) => ({
    subject: `${code} — ваш PIN-код для оплати`,
    body: `Ваш PIN-код: ${code}\n\nНим ви оплачуєте з рахунку «${account}» у ${pos} (${business}). Він діє один раз, лише на цій касі, п'ять хвилин.\n\nНазвіть його касирові, лише якщо платите саме зараз. Якщо ні, не кажіть його нікому.\n`,
  }),
  ru: ({ code, account, business, pos }) => ({
    subject: `${code} — ваш PIN-код для оплаты`,
    body: `Ваш PIN-код: ${code}\n\nИм вы оплачиваете со счёта «${account}» в ${pos} (${business}). Он действует один раз, только на этой кассе, пять минут.\n\nНазовите его кассиру, только если платите прямо сейчас. Если нет, не говорите его никому.\n`,
  }),
  de: ({ code, account, business, pos }) => ({
    subject: `${code} ist Ihre PIN zum Bezahlen`,
    body: `Ihre PIN: ${code}\n\nDamit bezahlen Sie vom Konto „${account}“ bei ${pos} (${business}). Sie gilt einmal, nur an dieser Kasse und fünf Minuten lang.\n\nNennen Sie sie der Kasse nur, wenn Sie gerade bezahlen. Sonst verraten Sie sie niemandem.\n`,
  }),
  fr: ({ code, account, business, pos }) => ({
    subject: `${code} est votre code PIN de paiement`,
    body: `Votre code PIN : ${code}\n\nIl vous permet de payer depuis « ${account} » à ${pos} (${business}). Il est valable une seule fois, à cette caisse uniquement, pendant cinq minutes.\n\nNe le donnez à la caisse que si vous payez en ce moment. Sinon, ne le donnez à personne.\n`,
  }),
};

/** The e-mail with a payment PIN, in the customer's language. */
export function pinLetter(language: Language, facts: PinLetter): Letter {
  return pin[language](facts);
}
