/** A category of the demo's goods. */
export interface DemoCategory {
  key: string;
  title: string;
  uk: string;
  under?: string;
}

export const categories: readonly DemoCategory[] = [
  { key: "food", title: "Food", uk: "Продукти" },
  { key: "bakery", title: "Bread and pastry", uk: "Хліб і випічка", under: "food" },
  { key: "dairy", title: "Milk and eggs", uk: "Молоко та яйця", under: "food" },
  { key: "fruit", title: "Fruit and vegetables", uk: "Фрукти та овочі", under: "food" },
  { key: "sweets", title: "Sweets", uk: "Солодощі", under: "food" },
  { key: "drinks", title: "Soft drinks", uk: "Напої" },
  { key: "alcohol", title: "Beer and wine", uk: "Пиво та вино" },
  { key: "household", title: "Household", uk: "Для дому" },
  { key: "coffee", title: "Coffee", uk: "Кава" },
  { key: "tea", title: "Tea and cocoa", uk: "Чай і какао" },
  { key: "snacks", title: "Sandwiches and cakes", uk: "Сендвічі та десерти" },
  { key: "fuel", title: "Fuel", uk: "Пальне" },
  { key: "car", title: "For the car", uk: "Для авто" },
];

/** Where an item is sold. */
export type Range = "market" | "coffee" | "fuel";
/** When it sells better. */
export type Liking = "summer" | "winter" | "holiday" | "morning" | "evening";

export interface DemoItem {
  code: string;
  title: string;
  uk: string;
  category: string;
  /** Shelf price in hryvnias including taxes. */
  price: string;
  /** How often it is bought, relative to the others of its range. */
  weight: number;
  ranges: readonly Range[];
  unit: "piece" | "kg" | "L";
  likings: readonly Liking[];
}

type Row = [code: string, title: string, uk: string, category: string, price: string, weight: number];

function range(ranges: readonly Range[], rows: readonly Row[], more: Record<string, Partial<DemoItem>> = {}) {
  return rows.map(([code, title, uk, category, price, weight]): DemoItem => {
    const plain = { code, title, uk, category, price, weight, ranges, unit: "piece" as const, likings: [] };
    return { ...plain, ...more[code] };
  });
}

const market = range(
  ["market"],
  [
    ["1001", "Wheat bread 500 g", "Хліб пшеничний 500 г", "bakery", "28.90", 16],
    ["1002", "Rye bread 650 g", "Хліб житній 650 г", "bakery", "34.50", 9],
    ["1003", "Butter croissant", "Круасан вершковий", "bakery", "32.00", 8],
    ["1004", "Poppy seed roll", "Рулет з маком", "bakery", "46.90", 4],
    ["1005", "Paska Easter bread", "Паска великодня", "bakery", "129.00", 1],
    ["1101", "Milk 2.6 % 900 ml", "Молоко 2,6 % 900 мл", "dairy", "44.90", 15],
    ["1102", "Kefir 2.5 % 900 ml", "Кефір 2,5 % 900 мл", "dairy", "47.50", 6],
    ["1103", "Sour cream 15 % 350 g", "Сметана 15 % 350 г", "dairy", "54.90", 6],
    ["1104", "Butter 82 % 180 g", "Масло 82 % 180 г", "dairy", "98.50", 5],
    ["1105", "Eggs, 10", "Яйця, 10 шт.", "dairy", "67.90", 8],
    ["1106", "Hard cheese", "Сир твердий", "dairy", "489.00", 4],
    ["1201", "Bananas", "Банани", "fruit", "64.90", 11],
    ["1202", "Apples", "Яблука", "fruit", "32.50", 9],
    ["1203", "Tomatoes", "Помідори", "fruit", "89.90", 7],
    ["1204", "Potatoes", "Картопля", "fruit", "24.90", 7],
    ["1205", "Tangerines", "Мандарини", "fruit", "79.90", 4],
    ["1206", "Strawberries", "Полуниця", "fruit", "149.00", 3],
    ["1207", "Watermelon", "Кавун", "fruit", "18.90", 3],
    ["1301", "Milk chocolate 90 g", "Шоколад молочний 90 г", "sweets", "52.90", 7],
    ["1302", "Candy assortment 300 g", "Цукерки асорті 300 г", "sweets", "149.00", 3],
    ["1303", "Ice cream in a cone", "Морозиво ріжок", "sweets", "34.00", 4],
    ["1304", "Halva 200 g", "Халва 200 г", "sweets", "58.50", 2],
    ["1601", "Washing powder 1.5 kg", "Порошок пральний 1,5 кг", "household", "189.00", 2],
    ["1602", "Dish soap 500 ml", "Засіб для посуду 500 мл", "household", "62.90", 2],
    ["1603", "Paper towels, 2", "Рушники паперові, 2 шт.", "household", "54.90", 3],
    ["1604", "LED lamp 9 W", "Лампа LED 9 Вт", "household", "74.00", 1],
    ["1501", "Lager 0.5 l", "Пиво світле 0,5 л", "alcohol", "42.90", 6],
    ["1502", "Wheat beer 0.5 l", "Пиво пшеничне 0,5 л", "alcohol", "49.90", 3],
    ["1503", "Dry red wine 0.75 l", "Вино червоне сухе 0,75 л", "alcohol", "219.00", 2],
    ["1504", "Sparkling wine 0.75 l", "Вино ігристе 0,75 л", "alcohol", "249.00", 1],
  ],
  {
    1005: { likings: ["holiday"] },
    1106: { unit: "kg" },
    1201: { unit: "kg" },
    1202: { unit: "kg" },
    1203: { unit: "kg", likings: ["summer"] },
    1204: { unit: "kg" },
    1205: { unit: "kg", likings: ["winter"] },
    1206: { unit: "kg", likings: ["summer"] },
    1207: { unit: "kg", likings: ["summer"] },
    1302: { likings: ["holiday"] },
    1303: { likings: ["summer"] },
    1501: { likings: ["summer", "evening"] },
    1502: { likings: ["evening"] },
    1503: { likings: ["evening", "holiday"] },
    1504: { likings: ["holiday"] },
  },
);

const everywhere = range(
  ["market", "coffee", "fuel"],
  [
    ["1401", "Still water 0.5 l", "Вода негазована 0,5 л", "drinks", "22.90", 6],
    ["1402", "Sparkling water 1.5 l", "Вода газована 1,5 л", "drinks", "31.50", 4],
    ["1403", "Orange juice 1 l", "Сік апельсиновий 1 л", "drinks", "79.90", 3],
    ["1404", "Lemonade 0.5 l", "Лимонад 0,5 л", "drinks", "38.90", 4],
    ["1405", "Energy drink 0.25 l", "Напій енергетичний 0,25 л", "drinks", "49.90", 3],
  ],
  { 1401: { likings: ["summer"] }, 1404: { likings: ["summer"] } },
);

const coffee = range(
  ["coffee", "fuel"],
  [
    ["2001", "Espresso", "Еспресо", "coffee", "45.00", 8],
    ["2002", "Americano", "Американо", "coffee", "50.00", 12],
    ["2003", "Cappuccino", "Капучино", "coffee", "69.00", 18],
    ["2004", "Flat white", "Флет вайт", "coffee", "85.00", 9],
    ["2005", "Latte", "Лате", "coffee", "75.00", 12],
    ["2006", "Iced latte", "Айс-лате", "coffee", "89.00", 4],
    ["2101", "Black tea", "Чай чорний", "tea", "45.00", 4],
    ["2102", "Sea buckthorn tea", "Чай з обліпихи", "tea", "65.00", 4],
    ["2103", "Cocoa with marshmallow", "Какао з маршмелоу", "tea", "79.00", 3],
    ["2201", "Almond croissant", "Круасан мигдальний", "snacks", "78.00", 8],
    ["2202", "Chicken sandwich", "Сендвіч з куркою", "snacks", "115.00", 6],
    ["2203", "Cheesecake", "Чізкейк", "snacks", "109.00", 5],
    ["2204", "Honey cake", "Медівник", "snacks", "98.00", 4],
    ["2205", "Hot dog", "Хот-дог", "snacks", "89.00", 5],
  ],
  {
    2003: { likings: ["morning"] },
    2004: { likings: ["morning"] },
    2006: { likings: ["summer"] },
    2102: { likings: ["winter"] },
    2103: { likings: ["winter"] },
    2201: { likings: ["morning"] },
  },
);

const fuel = range(
  ["fuel"],
  [
    ["3001", "Petrol A-95", "Бензин А-95", "fuel", "57.9900", 44],
    ["3002", "Petrol A-95 Plus", "Бензин А-95 Плюс", "fuel", "61.4900", 16],
    ["3003", "Diesel", "Дизельне пальне", "fuel", "55.4900", 34],
    ["3004", "Autogas", "Автогаз", "fuel", "34.9900", 20],
    ["3101", "Screen wash 4 l", "Омивач скла 4 л", "car", "169.00", 2],
    ["3102", "Winter screen wash 4 l", "Омивач зимовий 4 л", "car", "219.00", 2],
    ["3103", "Motor oil 5W-30 1 l", "Олива 5W-30 1 л", "car", "459.00", 1],
    ["3104", "Air freshener", "Ароматизатор", "car", "79.00", 1],
  ],
  {
    3001: { unit: "L" },
    3002: { unit: "L" },
    3003: { unit: "L" },
    3004: { unit: "L" },
    3101: { likings: ["summer"] },
    3102: { likings: ["winter"] },
  },
);

/** Everything that the demo business sells. */
export const goods: readonly DemoItem[] = [...market, ...everywhere, ...coffee, ...fuel];
