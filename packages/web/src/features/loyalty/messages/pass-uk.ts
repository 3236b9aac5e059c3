import type { PassMessages } from "./pass-en.ts";

const messages: PassMessages = {
  pass: "Картка у Wallet",
  passHint:
    "Клієнти додають свою картку у Wallet на телефоні й показують її на касі. Працює на iPhone, Apple Watch та Android.",
  active: "Клієнти можуть додати картку",
  certificate: "Сертифікат Apple",
  certificateHint:
    "Apple приймає лише підписані картки. Створіть тип картки та його сертифікат в обліковому записі розробника Apple і виберіть тут три файли. Ключ зберігається зашифрованим і більше не показується.",
  inUse: "Використовується",
  authorities: "Проміжні сертифікати Apple",
  chooseFile: "Вибрати файл",
  noFile: "Файл не вибрано",
  google: "Акаунт Google",
  googleHint:
    "Створіть акаунт емітента в Google Pay & Wallet Console і сервісний акаунт із ключем у Google Cloud, а тоді додайте сервісний акаунт як користувача емітента. Залиште ідентифікатор порожнім, щоб не видавати карток для Android. Ключ зберігається зашифрованим і більше не показується.",
  check: "Перевірити",
  checkHint: "Запитує Google зі збереженими налаштуваннями.",
  checkGood: "Google приймає картки.",
  texts: "Тексти",
  textsHint: "Залиште порожнім, щоб показувати публічну назву програми.",
  colours: "Кольори",
  coloursHint: "Значення й підписи мають бути достатньо контрастними до тла.",
  contents: "Вміст",
  contentsHint: "Кожне поле має підпис і значення. Значення в дужках підставляються для кожного клієнта.",
  removeField: "Прибрати поле",
  addField: "Додати поле",
  ownText: "Власний текст",
  barcodeHint:
    "Містить те, за чим каси знаходять клієнта: зовнішній ідентифікатор, інакше телефон або електронну адресу.",
  preview: "Попередній вигляд картки у Wallet",
  previewHint: "Приклад клієнта, вашою мовою.",
  pictures: {
    icon: "Показується у сповіщеннях і на екрані блокування. Щонайменше 87 × 87 пікселів. Без нього — квадрат кольору тла.",
    logo: "Угорі ліворуч на картці. Використовується щонайбільше 480 × 150 пікселів.",
    strip: "За великим полем. Найкраще 1125 × 432 пікселі.",
  },
  valueNames: {
    bonuses_balance: "Баланс бонусів",
    account_balances: "Залишки на рахунках",
    category_title: "Категорія",
    customer_name: "Ім’я клієнта",
    card_code: "Номер картки",
  },
  shortNames: {
    bonuses_balance: "Бонуси",
    account_balances: "Рахунки",
    category_title: "Категорія",
    customer_name: "Клієнт",
    card_code: "Номер картки",
  },
  sample: {
    bonuses_balance: "125",
    account_balances: "Пальне: 40 л",
    category_title: "Золота",
    customer_name: "Олена Коваленко",
    card_code: "380671234567",
  },
};

export default messages;
