import type { PassMessages } from "./pass-en.ts";

const messages: PassMessages = {
  pass: "Карта в Wallet",
  passHint:
    "Клиенты добавляют свою карту в Wallet на телефоне и показывают её на кассе. Работает на iPhone, Apple Watch и Android.",
  active: "Клиенты могут добавить карту",
  certificate: "Сертификат Apple",
  certificateHint:
    "Apple принимает только подписанные карты. Создайте тип карты и его сертификат в учётной записи разработчика Apple и выберите здесь три файла. Ключ хранится зашифрованным и больше не показывается.",
  inUse: "Используется",
  authorities: "Промежуточные сертификаты Apple",
  chooseFile: "Выбрать файл",
  noFile: "Файл не выбран",
  google: "Аккаунт Google",
  googleHint:
    "Создайте аккаунт эмитента в Google Pay & Wallet Console и сервисный аккаунт с ключом в Google Cloud, затем добавьте сервисный аккаунт как пользователя эмитента. Оставьте идентификатор пустым, чтобы не выдавать карт для Android. Ключ хранится зашифрованным и больше не показывается.",
  check: "Проверить",
  checkHint: "Запрашивает Google с сохранёнными настройками.",
  checkGood: "Google принимает карты.",
  texts: "Тексты",
  textsHint: "Оставьте пустым, чтобы показывать публичное название программы.",
  colours: "Цвета",
  coloursHint: "Значения и подписи должны быть достаточно контрастны фону.",
  contents: "Содержимое",
  contentsHint: "У каждого поля есть подпись и значение. Значения в скобках подставляются для каждого клиента.",
  removeField: "Убрать поле",
  addField: "Добавить поле",
  ownText: "Свой текст",
  barcodeHint:
    "Содержит то, по чему кассы находят клиента: внешний идентификатор, иначе телефон или электронный адрес.",
  preview: "Предпросмотр карты в Wallet",
  previewHint: "Пример клиента, на вашем языке.",
  pictures: {
    icon: "Показывается в уведомлениях и на экране блокировки. Не менее 87 × 87 пикселей. Без него — квадрат цвета фона.",
    logo: "Вверху слева на карте. Используется не более 480 × 150 пикселей.",
    strip: "За крупным полем. Лучше всего 1125 × 432 пикселя.",
  },
  valueNames: {
    bonuses_balance: "Баланс бонусов",
    account_balances: "Остатки на счетах",
    category_title: "Категория",
    customer_name: "Имя клиента",
    card_code: "Номер карты",
  },
  shortNames: {
    bonuses_balance: "Бонусы",
    account_balances: "Счета",
    category_title: "Категория",
    customer_name: "Клиент",
    card_code: "Номер карты",
  },
  sample: {
    bonuses_balance: "125",
    account_balances: "Топливо: 40 л",
    category_title: "Золотая",
    customer_name: "Елена Коваленко",
    card_code: "380671234567",
  },
};

export default messages;
