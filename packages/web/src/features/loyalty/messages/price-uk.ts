import type { PriceMessages } from "./price-en.ts";

const messages: PriceMessages = {
  title: "Ціни",
  tabSettings: "Налаштування",
  paidWith: "Чим платять",
  inCurrency: (code) => `Оплата в ${code}`,
  fromAccount: (title) => `Рахунок клієнта ${title}`,
  allGoods: "Усі товари",
  goods: "Товари",
  goodsHint:
    "Один товар або категорія товарів з її підкатегоріями. Залиште обидва порожніми для всіх товарів. Діє найточніша ціна.",
  price: "Ціна",
  priceHint: "Ціна, яку платять, або зміна звичайної: −10 робить її дешевшою на 10 одиниць валюти або на 10 %.",
  when: "Період",
  whenHint: "Обидва дні включно, у часовому поясі точки продажу.",
  add: "Додати особливу ціну",
  emptyTitle: "Дайте цій категорії власні ціни",
  emptyHint: "Клієнти цієї категорії платять їх на касі, а чек їх пояснює.",
  hints: {
    level: "Група цін може містити податки, а термінал — додавати комісію. Без них ці ціни однакові.",
    date_from: "Залиште порожнім, щоб почати зараз.",
    date_to: "Залиште порожнім, якщо без кінця.",
  },
  days(from, to) {
    const parts = [from && `з ${from}`, to && `до ${to}`].filter(Boolean);
    return parts.join(" ") || "Завжди";
  },
  remove: "Видалити особливу ціну",
  removeTitle: (name) => `Видалити ціну для «${name}»?`,
  removeMessage: "Минулі продажі її збережуть.",
  removed: "Особливу ціну видалено",
};
export default messages;
