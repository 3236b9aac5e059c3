import type { ShellMessages } from "./en.ts";

const messages: ShellMessages = {
  language: "Мова",
  theme: "Вигляд",
  mode: "Режим",
  light: "Світлий",
  dark: "Темний",
  system: "Як у системі",
  accent: "Акцентний колір",
  accents: {
    emerald: "Смарагдовий",
    teal: "Бірюзовий",
    sky: "Небесний",
    indigo: "Індиго",
    violet: "Фіалковий",
    rose: "Рожевий",
    amber: "Бурштиновий",
    slate: "Сланцевий",
  },
  direction: "Напрямок",
  ltr: "Зліва направо",
  rtl: "Справа наліво",
  account: "Ваш обліковий запис",
  profile: "Ваш профіль",
  business: "Бізнес",
  businesses: "Ваші бізнеси",
  businessSettings: "Налаштування бізнесу",
  addBusiness: "Додати бізнес",
  programme: "Програма лояльності",
  programmes: "Програми лояльності",
  signOut: "Вийти",
  tagline: "Лояльність, каси, пальне й оплати в одному бек-офісі, з поясненням до кожного числа.",
};

export default messages;
