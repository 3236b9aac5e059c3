import { failure, inLanguages } from "../kit/texts.ts";
import { bonusKindValues, sharedValues } from "./shared-values.ts";

const rewards = {
  none: inLanguages("Nothing", "Нічого", "Ничего", "Nichts", "Rien"),
  ...bonusKindValues,
  "percent-of-purchase": inLanguages(
    "Percentage of the purchase as bonuses",
    "Відсоток від покупки бонусами",
    "Процент от покупки бонусами",
    "Prozent des Einkaufs als Boni",
    "Pourcentage de l’achat en bonus",
  ),
};
const moments = {
  "on-registration": inLanguages(
    "When registering",
    "Під час реєстрації",
    "При регистрации",
    "Bei der Anmeldung",
    "À l’inscription",
  ),
  "on-first-purchase": inLanguages(
    "With the first purchase",
    "З першою покупкою",
    "С первой покупкой",
    "Beim ersten Einkauf",
    "Au premier achat",
  ),
  "on-each-purchase": inLanguages(
    "With each purchase",
    "З кожною покупкою",
    "С каждой покупкой",
    "Bei jedem Einkauf",
    "À chaque achat",
  ),
};
const invited = inLanguages(
  "The invited customer gets",
  "Запрошений отримує",
  "Приглашённый получает",
  "Wer eingeladen wurde, erhält",
  "La personne invitée reçoit",
);
const inviter = inLanguages(
  "The inviter gets",
  "Хто запросив, отримує",
  "Пригласивший получает",
  "Wer einlädt, erhält",
  "La personne qui invite reçoit",
);
const value = inLanguages(
  "Amount or percentage",
  "Сума або відсоток",
  "Сумма или процент",
  "Betrag oder Prozent",
  "Montant ou pourcentage",
);
const expires = inLanguages("Valid", "Дійсні", "Действуют", "Gültig", "Valables");
const until = inLanguages(
  "Days, months or last day",
  "Днів, місяців або останній день",
  "Дней, месяцев или последний день",
  "Tage, Monate oder letzter Tag",
  "Jours, mois ou dernier jour",
);
const lives = sharedValues.expire_type;
const when = inLanguages("When", "Коли", "Когда", "Wann", "Quand");

export const referralProgramLabels = {
  about: "Customers who invite customers: rewards, invitations and who invited whom.",
  entityTypes: {
    referral_program: inLanguages(
      "Referral programme",
      "Реферальна програма",
      "Реферальная программа",
      "Empfehlungsprogramm",
      "Programme de parrainage",
    ),
  },
  fields: {
    referral_title: inLanguages(
      "Title of the invitation",
      "Заголовок запрошення",
      "Заголовок приглашения",
      "Titel der Einladung",
      "Titre de l’invitation",
    ),
    referral_description: inLanguages(
      "Text of the invitation",
      "Текст запрошення",
      "Текст приглашения",
      "Text der Einladung",
      "Texte de l’invitation",
    ),
    reward_currency: inLanguages(
      "Currency of the rewards",
      "Валюта винагород",
      "Валюта вознаграждений",
      "Währung der Belohnungen",
      "Devise des récompenses",
    ),
    referral_promo_expire_type: expires,
    referral_promo_expire_value: until,
    referrer_promo_expire_type: expires,
    referrer_promo_expire_value: until,
    levels: inLanguages(
      "Inviters further up",
      "Ті, хто запросив раніше",
      "Пригласившие выше",
      "Einladende darüber",
      "Parrains plus haut",
    ),
    level: inLanguages("Level", "Рівень", "Уровень", "Stufe", "Niveau"),
    value,
    referral_code: inLanguages(
      "Invitation code",
      "Код запрошення",
      "Код приглашения",
      "Einladungscode",
      "Code d’invitation",
    ),
    code: inLanguages("Code", "Код", "Код", "Code", "Code"),
    link: inLanguages(
      "Link to the invitation",
      "Посилання на запрошення",
      "Ссылка на приглашение",
      "Link zur Einladung",
      "Lien de l’invitation",
    ),
    inviter: inLanguages("Invited by", "Запросив", "Пригласил", "Eingeladen von", "Invité par"),
    invited: inLanguages("Has invited", "Запросив інших", "Пригласил других", "Hat eingeladen", "A invité"),
    referrer_title: inLanguages(
      "Title for the inviter",
      "Заголовок для того, хто запрошує",
      "Заголовок для приглашающего",
      "Titel für Einladende",
      "Titre pour la personne qui invite",
    ),
    referrer_description: inLanguages(
      "Text for the inviter",
      "Текст для того, хто запрошує",
      "Текст для приглашающего",
      "Text für Einladende",
      "Texte pour la personne qui invite",
    ),
    referral_reward_type: invited,
    referral_reward_value: value,
    referral_grant_type: when,
    referrer_reward_type: inviter,
    referrer_reward_value: value,
    referrer_grant_type: when,
    min_purchase_amount: inLanguages(
      "Smallest purchase",
      "Найменша покупка",
      "Наименьшая покупка",
      "Kleinster Einkauf",
      "Achat minimal",
    ),
    purchases_limit: inLanguages(
      "Rewarded purchases at most",
      "Винагороджуваних покупок щонайбільше",
      "Вознаграждаемых покупок не более",
      "Höchstens belohnte Einkäufe",
      "Achats récompensés au plus",
    ),
    days_limit: inLanguages(
      "Days after registration",
      "Днів після реєстрації",
      "Дней после регистрации",
      "Tage nach der Anmeldung",
      "Jours après l’inscription",
    ),
  },
  values: {
    referral_reward_type: rewards,
    referrer_reward_type: rewards,
    referral_grant_type: moments,
    referrer_grant_type: moments,
    referral_promo_expire_type: lives,
    referrer_promo_expire_type: lives,
  },
  failures: {
    "referral.not_found": failure(
      404,
      "There is no such invitation, or the referral programme is not active.",
      "This invitation does not exist or has ended. Check the code.",
      "Такого запрошення немає або воно завершилося. Перевірте код.",
      "Такого приглашения нет или оно завершилось. Проверьте код.",
      "Diese Einladung gibt es nicht oder sie ist beendet. Prüfen Sie den Code.",
      "Cette invitation n’existe pas ou a pris fin. Vérifiez le code.",
    ),
    "referral.value_missing": failure(
      422,
      "A reward needs a value above zero.",
      "Enter how much is given, or choose that nothing is.",
      "Вкажіть, скільки нараховувати, або оберіть «Нічого».",
      "Укажите, сколько начислять, или выберите «Ничего».",
      "Geben Sie an, wie viel es gibt, oder wählen Sie „Nichts“.",
      "Indiquez combien est offert, ou choisissez «\u00a0Rien\u00a0».",
    ),
    "referral.percent_too_large": failure(
      422,
      "A percentage of a purchase is at most 100.",
      "A percentage is at most 100.",
      "Відсоток не може перевищувати 100.",
      "Процент не может превышать 100.",
      "Ein Prozentsatz ist höchstens 100.",
      "Un pourcentage ne dépasse pas 100.",
    ),
    "referral.percent_at_registration": failure(
      422,
      "A percentage of a purchase cannot be given at a registration.",
      "There is no purchase at a registration. Choose an amount, or reward a purchase.",
      "Під час реєстрації немає покупки. Оберіть суму або винагороду за покупку.",
      "При регистрации нет покупки. Выберите сумму или вознаграждение за покупку.",
      "Bei der Anmeldung gibt es keinen Einkauf. Wählen Sie einen Betrag oder belohnen Sie einen Einkauf.",
      "Il n’y a pas d’achat à l’inscription. Choisissez un montant, ou récompensez un achat.",
    ),
    "referral.levels_repeat": failure(
      422,
      "A level has more than one value.",
      "Each level is listed once.",
      "Кожен рівень вказують один раз.",
      "Каждый уровень указывают один раз.",
      "Jede Stufe steht nur einmal.",
      "Chaque niveau figure une seule fois.",
    ),
  },
};
