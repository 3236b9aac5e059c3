import type { PosterMessages } from "./poster-en.ts";

const messages: PosterMessages = {
  account: "Акаунт Poster",
  accountHint:
    "Закриті продажі цієї каси стають продажами термінала: клієнти отримують бонуси за своїм телефоном, товари знаходяться за кодом. Знижки — ті, що надав Poster.",
  keptToken: "Збережено. Залиште порожнім, щоб не змінювати.",
  applicationsHint: "Або дозвольте Poster самому надати доступ:",
  connectThrough: (application: string) => `Підключити через ${application}`,
  place: "Заклад і каса",
  placeHint: "Переносяться продажі з моменту ввімкнення.",
  connectFirst: "Спершу збережіть акаунт і токен доступу.",
  allRegisters: "Усі каси",
  reading: "Продажі",
  readingHint: "Читаються щохвилини. Повернення в Poster не переносяться: видалений там продаж позначається в списку.",
  notRead: "Продажі зараз не читаються",
  notYet: "Ще ні",
  openSales: "Відкрити продажі з Poster",
  check: "Перевірити з’єднання",
  checkHint: "Перевіряються збережені налаштування.",
  hints: {
    account: "Перша частина вашої адреси в Poster.",
    access_token: "Poster → «Доступ» → «Інтеграція». Його зашифровано, і він лишається на сервері.",
  },
  checkGood: (number: number) => `Poster відповідає. Закладів: ${number}.`,
};

export default messages;
