import type { Language, MessageEvent } from "@patron/contract/enums";

type Wording = { subject: string; text: string };
type Pair = readonly [subject: string, text: string];

/** A subject and a text in each language. */
function wording(...[en, uk, ru, de, fr]: [en: Pair, uk: Pair, ru: Pair, de: Pair, fr: Pair]) {
  const one = ([subject, text]: Pair): Wording => ({ subject, text: `{loyalty_title}: ${text}` });
  return { en: one(en), uk: one(uk), ru: one(ru), de: one(de), fr: one(fr) };
}

/** What a programme without words of its own says. English, German and French keep to the letters of a cheap SMS. */
export const defaultTexts: Readonly<Record<MessageEvent, Readonly<Record<Language, Wording>>>> = {
  welcome: wording(
    ["Welcome to {loyalty_title}", "welcome! You are now a member of our loyalty programme."],
    ["Вітаємо в {loyalty_title}", "вітаємо! Ви стали учасником нашої програми лояльності."],
    ["Добро пожаловать в {loyalty_title}", "добро пожаловать! Теперь вы участник нашей программы лояльности."],
    ["Willkommen bei {loyalty_title}", "Willkommen! Sie nehmen jetzt an unserem Treueprogramm teil."],
    ["Bienvenue chez {loyalty_title}", "bienvenue ! Vous participez maintenant à notre programme de fidélité."],
  ),
  "bonuses-charged": wording(
    ["Bonuses earned: {bonuses_added}", "bonuses earned: {bonuses_added}. Balance: {bonuses_balance}."],
    ["Нараховано бонусів: {bonuses_added}", "нараховано бонусів: {bonuses_added}. Баланс: {bonuses_balance}."],
    ["Начислено бонусов: {bonuses_added}", "начислено бонусов: {bonuses_added}. Баланс: {bonuses_balance}."],
    ["Boni gutgeschrieben: {bonuses_added}", "Boni gutgeschrieben: {bonuses_added}. Ihr Stand: {bonuses_balance}."],
    ["Bonus gagnés : {bonuses_added}", "bonus gagnés : {bonuses_added}. Solde : {bonuses_balance}."],
  ),
  "bonuses-redeemed": wording(
    [
      "Bonuses spent: {bonuses_redeemed}",
      "bonuses spent: {bonuses_redeemed}. To pay: {amount_to_pay}. Balance: {bonuses_balance}.",
    ],
    [
      "Використано бонусів: {bonuses_redeemed}",
      "використано бонусів: {bonuses_redeemed}. До сплати: {amount_to_pay}. Баланс: {bonuses_balance}.",
    ],
    [
      "Использовано бонусов: {bonuses_redeemed}",
      "использовано бонусов: {bonuses_redeemed}. К оплате: {amount_to_pay}. Баланс: {bonuses_balance}.",
    ],
    [
      "Boni verwendet: {bonuses_redeemed}",
      "Boni verwendet: {bonuses_redeemed}. Zu zahlen: {amount_to_pay}. Ihr Stand: {bonuses_balance}.",
    ],
    [
      "Bonus utilisés : {bonuses_redeemed}",
      "bonus utilisés : {bonuses_redeemed}. Montant à payer : {amount_to_pay}. Solde : {bonuses_balance}.",
    ],
  ),
  "discount-given": wording(
    ["Your discount: {discount}", "your discount: {discount}. To pay: {amount_to_pay}."],
    ["Ваша знижка: {discount}", "ваша знижка: {discount}. До сплати: {amount_to_pay}."],
    ["Ваша скидка: {discount}", "ваша скидка: {discount}. К оплате: {amount_to_pay}."],
    ["Ihr Rabatt: {discount}", "Ihr Rabatt: {discount}. Zu zahlen: {amount_to_pay}."],
    ["Votre remise : {discount}", "votre remise : {discount}. Montant à payer : {amount_to_pay}."],
  ),
  "bonuses-added": wording(
    ["Bonuses for you: {bonuses_added}", "bonuses for you: {bonuses_added}. Balance: {bonuses_balance}."],
    ["Вам додано бонусів: {bonuses_added}", "вам додано бонусів: {bonuses_added}. Баланс: {bonuses_balance}."],
    ["Вам добавлено бонусов: {bonuses_added}", "вам добавлено бонусов: {bonuses_added}. Баланс: {bonuses_balance}."],
    ["Boni für Sie: {bonuses_added}", "Boni für Sie: {bonuses_added}. Ihr Stand: {bonuses_balance}."],
    ["Bonus pour vous : {bonuses_added}", "bonus pour vous : {bonuses_added}. Solde : {bonuses_balance}."],
  ),
  "bonuses-adjusted": wording(
    ["Your bonuses were adjusted", "your bonuses were adjusted: {bonuses_change}. Balance: {bonuses_balance}."],
    ["Ваші бонуси скориговано", "ваші бонуси скориговано: {bonuses_change}. Баланс: {bonuses_balance}."],
    ["Ваши бонусы скорректированы", "ваши бонусы скорректированы: {bonuses_change}. Баланс: {bonuses_balance}."],
    ["Ihre Boni wurden korrigiert", "Ihre Boni wurden korrigiert: {bonuses_change}. Ihr Stand: {bonuses_balance}."],
    ["Vos bonus ont été corrigés", "vos bonus ont été corrigés : {bonuses_change}. Solde : {bonuses_balance}."],
  ),
  "bonuses-written-off": wording(
    ["Bonuses written off", "bonuses written off: {bonuses_change}. Balance: {bonuses_balance}."],
    ["Списано бонуси", "списано бонусів: {bonuses_change}. Баланс: {bonuses_balance}."],
    ["Списаны бонусы", "списано бонусов: {bonuses_change}. Баланс: {bonuses_balance}."],
    ["Boni abgeschrieben", "Boni abgeschrieben: {bonuses_change}. Ihr Stand: {bonuses_balance}."],
    ["Bonus retirés", "bonus retirés : {bonuses_change}. Solde : {bonuses_balance}."],
  ),
};
