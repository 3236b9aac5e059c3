import { labelled } from "@patron/contract/labelled";
import type { Sentences } from "../facts.ts";

const by = (name: string) => (name ? `Исполнитель: ${name}.` : "");

export const sentences: Sentences = {
  "daily-report": ({ day, sums }, show) => ({
    title: `Продажи за ${show.day(day)}`,
    text:
      sums.length === 0
        ? "Продаж не было."
        : sums
            .map(({ currency, sales, amount }) => `${show.money(amount, currency)}, продаж: ${show.number(sales)}.`)
            .join("\n"),
  }),
  refund: ({ number, amount, currency, terminal, by: who }, show) => ({
    title: `Возврат ${show.money(amount, currency)}`,
    text: [`Продажа ${number}${terminal && ` на «${terminal}»`} отменена.`, by(who)].filter(Boolean).join(" "),
  }),
  "account-low": ({ account, owner, available, mark }, show) => ({
    title: `${account}: осталось ${show.own(available)}`,
    text: `На счёте (${owner}) меньше чем ${show.own(mark)}.`,
  }),
  "till-opened": ({ terminal, pos, by: who }) => ({
    title: `Открыта касса «${terminal}»`,
    text: [`Точка продаж: ${pos}.`, by(who)].filter(Boolean).join(" "),
  }),
  "mailing-done": ({ loyalty, recipients }, show) => ({
    title: "Рассылка отправлена",
    text: `${loyalty}. Получателей: ${show.number(recipients)}.`,
  }),
  "provider-failing": ({ message_type, problem }, show) => ({
    title: `${show.channel(message_type)}: сообщения не отправляются`,
    text: `${show.own(problem)} Проверьте сервис в разделе «Отправка сообщений».`,
  }),
  "card-not-refunded": ({ number, terminal, amount, currency, isReturning, problem, said }, show) => ({
    title: isReturning ? `Возвращаем списание за продажу ${number}` : `Возврат на карту за ${number} не удался`,
    text: [
      labelled(terminal, show.money(amount, currency), "ru"),
      show.own(problem),
      said,
      isReturning ? "" : "Patron попробует ещё раз автоматически. Подробности — в транзакции.",
    ]
      .filter(Boolean)
      .join(" "),
  }),
  "fiscal-refused": ({ number, terminal, problem, said }, show) => ({
    title: number ? `Фискальный чек № ${number} отклонён` : "Конец фискальной смены отклонён",
    text: [labelled(terminal, show.own(problem), "ru"), said, "Он будет отправлен ещё раз. Смотрите «Фискальные чеки»."]
      .filter(Boolean)
      .join("\n"),
  }),
  "offline-conflict": ({ number, terminal, conflict }, show) => ({
    title: `Офлайн-продажа ${number} требует решения`,
    text: [
      labelled(terminal, show.own(conflict), "ru"),
      "Смотрите «Офлайн-продажи»: там и остальные, которые эта касса отправит в течение часа.",
    ].join("\n"),
  }),
  "spending-limit": ({ limit, currency }, show) => ({
    title: "Достигнут предел расходов на сообщения",
    text: `В этом месяце сообщения стоили бы больше ${show.money(limit, currency)}, поэтому некоторые не отправлены. Увеличьте предел в разделе «Отправка сообщений».`,
  }),
  "ledger-difference": ({ gaps }, show) => ({
    title: "Проверка учёта нашла расхождение",
    text: `Остатков, которые не совпадают со своими проводками: ${show.number(gaps)}. Посмотрите результат и сообщите тому, кто обслуживает сервер.`,
  }),
  "access-changed": ({ staff, by: who, change }) => ({
    title: {
      added: `Новый сотрудник: ${staff}`,
      changed: `Изменён доступ: ${staff}`,
      suspended: `Приостановлен доступ: ${staff}`,
      reinstated: `Возобновлён доступ: ${staff}`,
    }[change],
    text: by(who),
  }),
  "api-key-changed": ({ by: who, change }) => ({
    title: change === "made" ? "Создан новый ключ API" : "Ключ API удалён",
    text: by(who),
  }),
  "new-device": ({ person, device, address }) => ({
    title: `${person}: вход с нового устройства`,
    text: [device, address].filter(Boolean).join(", "),
  }),
  "support-entered": ({ by }) => ({
    title: `${by} из поддержки в вашем бизнесе`,
    text: "Если вы этого не ожидали, прекратите доступ в разделе «Поддержка».",
  }),
  "listing-decided": ({ pos, state, reason }) => ({
    title: state === "allowed" ? `${pos} теперь в публичном каталоге` : `Публикация ${pos} отклонена`,
    text: reason,
  }),
  "support-answered": ({ by, subject }) => ({
    title: "Поддержка ответила",
    text: [subject, by].filter(Boolean).join(", "),
  }),
};
