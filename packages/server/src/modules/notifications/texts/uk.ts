import { labelled } from "@patron/contract/labelled";
import type { Sentences } from "../facts.ts";

const by = (name: string) => (name ? `Виконавець: ${name}.` : "");

export const sentences: Sentences = {
  "daily-report": ({ day, sums }, show) => ({
    title: `Продажі за ${show.day(day)}`,
    text:
      sums.length === 0
        ? "Продажів не було."
        : sums
            .map(({ currency, sales, amount }) => `${show.money(amount, currency)}, продажів: ${show.number(sales)}.`)
            .join("\n"),
  }),
  refund: ({ number, amount, currency, terminal, by: who }, show) => ({
    title: `Повернення ${show.money(amount, currency)}`,
    text: [`Продаж ${number}${terminal && ` на «${terminal}»`} скасовано.`, by(who)].filter(Boolean).join(" "),
  }),
  "account-low": ({ account, owner, available, mark }, show) => ({
    title: `${account}: залишилося ${show.own(available)}`,
    text: `На рахунку (${owner}) менше ніж ${show.own(mark)}.`,
  }),
  "till-opened": ({ terminal, pos, by: who }) => ({
    title: `Відкрито касу «${terminal}»`,
    text: [`Точка продажу: ${pos}.`, by(who)].filter(Boolean).join(" "),
  }),
  "mailing-done": ({ loyalty, recipients }, show) => ({
    title: "Розсилку надіслано",
    text: `${loyalty}. Одержувачів: ${show.number(recipients)}.`,
  }),
  "provider-failing": ({ message_type, problem }, show) => ({
    title: `${show.channel(message_type)}: повідомлення не надсилаються`,
    text: `${show.own(problem)} Перевірте сервіс у розділі «Надсилання повідомлень».`,
  }),
  "card-not-refunded": ({ number, terminal, amount, currency, isReturning, problem, said }, show) => ({
    title: isReturning ? `Повертаємо списання за продаж ${number}` : `Повернення на картку за ${number} не вдалося`,
    text: [
      labelled(terminal, show.money(amount, currency), "uk"),
      show.own(problem),
      said,
      isReturning ? "" : "Patron спробує ще раз автоматично. Подробиці — у транзакції.",
    ]
      .filter(Boolean)
      .join(" "),
  }),
  "fiscal-refused": ({ number, terminal, problem, said }, show) => ({
    title: number ? `Фіскальний чек № ${number} відхилено` : "Кінець фіскальної зміни відхилено",
    text: [labelled(terminal, show.own(problem), "uk"), said, "Його буде надіслано ще раз. Дивіться «Фіскальні чеки»."]
      .filter(Boolean)
      .join("\n"),
  }),
  "offline-conflict": ({ number, terminal, conflict }, show) => ({
    title: `Офлайн-продаж ${number} потребує рішення`,
    text: [
      labelled(terminal, show.own(conflict), "uk"),
      "Дивіться «Офлайн-продажі»: там і решта, яку ця каса надішле протягом години.",
    ].join("\n"),
  }),
  "spending-limit": ({ limit, currency }, show) => ({
    title: "Досягнуто обмеження витрат на повідомлення",
    text: `Цього місяця повідомлення коштували б більше ніж ${show.money(limit, currency)}, тому деякі не надіслано. Збільште обмеження в розділі «Надсилання повідомлень».`,
  }),
  "ledger-difference": ({ gaps }, show) => ({
    title: "Перевірка обліку виявила розбіжність",
    text: `Залишків, які не збігаються зі своїми проведеннями: ${show.number(gaps)}. Перегляньте результат і повідомте того, хто обслуговує сервер.`,
  }),
  "access-changed": ({ staff, by: who, change }) => ({
    title: {
      added: `Новий працівник: ${staff}`,
      changed: `Змінено доступ: ${staff}`,
      suspended: `Призупинено доступ: ${staff}`,
      reinstated: `Поновлено доступ: ${staff}`,
    }[change],
    text: by(who),
  }),
  "api-key-changed": ({ by: who, change }) => ({
    title: change === "made" ? "Створено новий ключ API" : "Ключ API видалено",
    text: by(who),
  }),
  "new-device": ({ person, device, address }) => ({
    title: `${person}: вхід із нового пристрою`,
    text: [device, address].filter(Boolean).join(", "),
  }),
  "support-entered": ({ by }) => ({
    title: `${by} з підтримки у вашому бізнесі`,
    text: "Якщо ви цього не очікували, припиніть доступ у розділі «Підтримка».",
  }),
  "listing-decided": ({ pos, state, reason }) => ({
    title: state === "allowed" ? `${pos} тепер у публічному каталозі` : `Публікацію ${pos} відхилено`,
    text: reason,
  }),
  "support-answered": ({ by, subject }) => ({
    title: "Підтримка відповіла",
    text: [subject, by].filter(Boolean).join(", "),
  }),
};
