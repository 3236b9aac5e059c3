import { inLanguages } from "../kit/texts.ts";

export const businessLabels = {
  fields: {
    role_based_model_active: inLanguages(
      "Check access by roles",
      "Перевіряти доступ за ролями",
      "Проверять доступ по ролям",
      "Zugang nach Rollen prüfen",
      "Vérifier l’accès par rôles",
    ),
    photo: inLanguages("Logo", "Логотип", "Логотип", "Logo", "Logo"),
    address: inLanguages("Registered address", "Юридична адреса", "Юридический адрес", "Sitz", "Siège"),
    public_name: inLanguages("Public name", "Публічна назва", "Публичное название", "Öffentlicher Name", "Nom public"),
    receipt_text: inLanguages("Last words", "Останні слова", "Последние слова", "Letzte Worte", "Derniers mots"),
    terms_url: inLanguages(
      "Terms of the programme",
      "Умови програми",
      "Условия программы",
      "Bedingungen des Programms",
      "Conditions du programme",
    ),
    personal_data_url: inLanguages(
      "Personal-data policy",
      "Політика персональних даних",
      "Политика персональных данных",
      "Datenschutzerklärung",
      "Politique de données personnelles",
    ),
    transaction_comment_required: inLanguages(
      "Corrections of bonuses need a comment",
      "Виправлення бонусів потребують коментаря",
      "Исправления бонусов требуют комментария",
      "Korrekturen von Boni brauchen einen Kommentar",
      "Les corrections de bonus exigent un commentaire",
    ),
    session_hours: inLanguages(
      "A sign-in lasts at most",
      "Вхід діє щонайбільше",
      "Вход действует не дольше",
      "Eine Anmeldung gilt höchstens",
      "Une connexion dure au plus",
    ),
    vat_number: inLanguages(
      "VAT number",
      "Номер платника ПДВ",
      "Номер плательщика НДС",
      "Umsatzsteuer-Id.",
      "Numéro de TVA",
    ),
    director: inLanguages("Director", "Керівник", "Руководитель", "Geschäftsführung", "Dirigeant"),
    documents_email: inLanguages(
      "E-mail address for documents",
      "E-mail для документів",
      "E-mail для документов",
      "E-Mail-Adresse für Dokumente",
      "Adresse e-mail pour les documents",
    ),
  },
  values: {},
};
