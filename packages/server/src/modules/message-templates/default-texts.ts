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
  pin: wording(
    ["{pin} is your payment PIN", "your payment PIN is {pin}. Give it to the cashier only if you are paying now."],
    [
      "{pin} — ваш PIN-код для оплати",
      "ваш PIN-код для оплати: {pin}. Назвіть його касирові, лише якщо платите зараз.",
    ],
    [
      "{pin} — ваш PIN-код для оплаты",
      "ваш PIN-код для оплаты: {pin}. Назовите его кассиру, только если платите сейчас.",
    ],
    ["{pin} ist Ihre PIN zum Bezahlen", "Ihre PIN zum Bezahlen: {pin}. Nennen Sie sie nur, wenn Sie gerade bezahlen."],
    ["{pin} est votre code PIN", "votre code PIN : {pin}. Donnez-le au caissier uniquement si vous payez maintenant."],
  ),
  "account-charged": wording(
    [
      "Credited to your account: {account_amount}",
      "credited to {account_title}: {account_amount}. Balance: {account_balance}.",
    ],
    [
      "Нараховано на рахунок: {account_amount}",
      "на рахунок {account_title} нараховано: {account_amount}. Баланс: {account_balance}.",
    ],
    [
      "Начислено на счёт: {account_amount}",
      "на счёт {account_title} начислено: {account_amount}. Баланс: {account_balance}.",
    ],
    [
      "Auf dem Konto gutgeschrieben: {account_amount}",
      "{account_title} gutgeschrieben: {account_amount}. Stand: {account_balance}.",
    ],
    [
      "Ajouté à votre compte : {account_amount}",
      "ajouté à {account_title} : {account_amount}. Solde : {account_balance}.",
    ],
  ),
  "account-opened": wording(
    ["Your new account: {account_title}", "you now have the account {account_title}. Balance: {account_balance}."],
    ["Ваш новий рахунок: {account_title}", "для вас відкрито рахунок {account_title}. Баланс: {account_balance}."],
    ["Ваш новый счёт: {account_title}", "для вас открыт счёт {account_title}. Баланс: {account_balance}."],
    ["Ihr neues Konto: {account_title}", "Sie haben jetzt das Konto {account_title}. Stand: {account_balance}."],
    [
      "Votre nouveau compte : {account_title}",
      "vous avez maintenant le compte {account_title}. Solde : {account_balance}.",
    ],
  ),
  "account-limit-changed": wording(
    ["Your credit limit was changed", "new credit limit for {account_title}: {account_limit}."],
    ["Ваш кредитний ліміт змінено", "новий кредитний ліміт рахунку {account_title}: {account_limit}."],
    ["Ваш кредитный лимит изменён", "новый кредитный лимит счёта {account_title}: {account_limit}."],
    ["Ihr Kreditlimit wurde geändert", "neues Kreditlimit von {account_title}: {account_limit}."],
    ["Votre limite de crédit a changé", "nouvelle limite de crédit de {account_title} : {account_limit}."],
  ),
  "account-used": wording(
    [
      "Paid from your account: {account_amount}",
      "paid from {account_title}: {account_amount}. Balance: {account_balance}.",
    ],
    [
      "Оплачено з рахунку: {account_amount}",
      "оплачено з рахунку {account_title}: {account_amount}. Баланс: {account_balance}.",
    ],
    [
      "Оплачено со счёта: {account_amount}",
      "оплачено со счёта {account_title}: {account_amount}. Баланс: {account_balance}.",
    ],
    ["Vom Konto bezahlt: {account_amount}", "von {account_title} bezahlt: {account_amount}. Stand: {account_balance}."],
    [
      "Payé depuis votre compte : {account_amount}",
      "payé depuis {account_title} : {account_amount}. Solde : {account_balance}.",
    ],
  ),
  "sale-cancelled": wording(
    ["Your purchase was cancelled", "your purchase of {amount_to_pay} was cancelled."],
    ["Вашу покупку скасовано", "вашу покупку на {amount_to_pay} скасовано."],
    ["Ваша покупка отменена", "ваша покупка на {amount_to_pay} отменена."],
    ["Ihr Einkauf wurde storniert", "Ihr Einkauf über {amount_to_pay} wurde storniert."],
    ["Votre achat a été annulé", "votre achat de {amount_to_pay} a été annulé."],
  ),
  "sale-refunded": wording(
    ["Your refund: {amount_to_pay}", "your refund: {amount_to_pay} ({pos_title})."],
    ["Вам повернуто: {amount_to_pay}", "вам повернуто: {amount_to_pay} ({pos_title})."],
    ["Вам возвращено: {amount_to_pay}", "вам возвращено: {amount_to_pay} ({pos_title})."],
    ["Ihre Erstattung: {amount_to_pay}", "Ihre Erstattung: {amount_to_pay} ({pos_title})."],
    ["Votre remboursement : {amount_to_pay}", "votre remboursement : {amount_to_pay} ({pos_title})."],
  ),
  "bonuses-expiring": wording(
    [
      "Use your bonuses by {promo_expire_date}",
      "{bonuses_expiring} of your bonuses expire after {promo_expire_date}. Use them in time.",
    ],
    [
      "Використайте бонуси до {promo_expire_date}",
      "після {promo_expire_date} згорить бонусів: {bonuses_expiring}. Використайте їх вчасно.",
    ],
    [
      "Используйте бонусы до {promo_expire_date}",
      "после {promo_expire_date} сгорит бонусов: {bonuses_expiring}. Используйте их вовремя.",
    ],
    [
      "Nutzen Sie Ihre Boni bis {promo_expire_date}",
      "Boni, die nach dem {promo_expire_date} verfallen: {bonuses_expiring}. Nutzen Sie sie rechtzeitig.",
    ],
    [
      "Utilisez vos bonus avant le {promo_expire_date}",
      "bonus qui expirent après le {promo_expire_date} : {bonuses_expiring}. Pensez à les utiliser.",
    ],
  ),
  "bonuses-expired": wording(
    ["Bonuses expired", "bonuses expired: {bonuses_expiring}. Balance: {bonuses_balance}."],
    ["Бонуси згоріли", "згоріло бонусів: {bonuses_expiring}. Баланс: {bonuses_balance}."],
    ["Бонусы сгорели", "сгорело бонусов: {bonuses_expiring}. Баланс: {bonuses_balance}."],
    ["Boni verfallen", "verfallene Boni: {bonuses_expiring}. Ihr Stand: {bonuses_balance}."],
    ["Bonus expirés", "bonus expirés : {bonuses_expiring}. Solde : {bonuses_balance}."],
  ),
  "account-refilled": wording(
    [
      "Account refilled: {account_amount}",
      "{account_title} was refilled: {account_amount}. Balance: {account_balance}.",
    ],
    [
      "Рахунок поповнено: {account_amount}",
      "рахунок {account_title} поповнено: {account_amount}. Баланс: {account_balance}.",
    ],
    ["Счёт пополнен: {account_amount}", "счёт {account_title} пополнен: {account_amount}. Баланс: {account_balance}."],
    [
      "Konto aufgeladen: {account_amount}",
      "{account_title} wurde aufgeladen: {account_amount}. Stand: {account_balance}.",
    ],
    [
      "Compte rechargé : {account_amount}",
      "{account_title} a été rechargé : {account_amount}. Solde : {account_balance}.",
    ],
  ),
  "account-adjusted": wording(
    ["Your account was adjusted", "{account_title} was adjusted: {account_amount}. Balance: {account_balance}."],
    ["Ваш рахунок скориговано", "рахунок {account_title} скориговано: {account_amount}. Баланс: {account_balance}."],
    ["Ваш счёт скорректирован", "счёт {account_title} скорректирован: {account_amount}. Баланс: {account_balance}."],
    ["Ihr Konto wurde korrigiert", "{account_title} wurde korrigiert: {account_amount}. Stand: {account_balance}."],
    ["Votre compte a été corrigé", "{account_title} a été corrigé : {account_amount}. Solde : {account_balance}."],
  ),
  "account-written-off": wording(
    ["Written off: {account_amount}", "written off {account_title}: {account_amount}. Balance: {account_balance}."],
    ["Списано: {account_amount}", "з рахунку {account_title} списано: {account_amount}. Баланс: {account_balance}."],
    ["Списано: {account_amount}", "со счёта {account_title} списано: {account_amount}. Баланс: {account_balance}."],
    ["Abgebucht: {account_amount}", "von {account_title} abgebucht: {account_amount}. Stand: {account_balance}."],
    ["Retiré : {account_amount}", "retiré de {account_title} : {account_amount}. Solde : {account_balance}."],
  ),
  "account-low": wording(
    ["{account_title}: {account_available} left", "{account_title} has {account_available} left. Refill it in time."],
    [
      "{account_title}: залишилося {account_available}",
      "на рахунку {account_title} залишилося {account_available}. Поповніть його вчасно.",
    ],
    [
      "{account_title}: осталось {account_available}",
      "на счёте {account_title} осталось {account_available}. Пополните его вовремя.",
    ],
    [
      "{account_title}: noch {account_available}",
      "auf {account_title} sind noch {account_available}. Laden Sie es rechtzeitig auf.",
    ],
    [
      "{account_title} : il reste {account_available}",
      "il reste {account_available} sur {account_title}. Rechargez-le à temps.",
    ],
  ),
  "category-raised": wording(
    ["Your new category: {category_title}", "congratulations! Your new category: {category_title}."],
    ["Ваша нова категорія: {category_title}", "вітаємо! Ваша нова категорія: {category_title}."],
    ["Ваша новая категория: {category_title}", "поздравляем! Ваша новая категория: {category_title}."],
    ["Ihre neue Kategorie: {category_title}", "Gratulation! Ihre neue Kategorie: {category_title}."],
    ["Votre nouvelle catégorie : {category_title}", "félicitations ! Votre nouvelle catégorie : {category_title}."],
  ),
  "category-lowered": wording(
    ["Your category: {category_title}", "your category is now {category_title}."],
    ["Ваша категорія: {category_title}", "тепер ваша категорія: {category_title}."],
    ["Ваша категория: {category_title}", "теперь ваша категория: {category_title}."],
    ["Ihre Kategorie: {category_title}", "Ihre Kategorie ist jetzt {category_title}."],
    ["Votre catégorie : {category_title}", "votre catégorie est maintenant {category_title}."],
  ),
};
