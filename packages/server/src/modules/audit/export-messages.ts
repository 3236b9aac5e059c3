import type { AuditAction, AuditActor, EntityType } from "@patron/contract/enums";
import { inLanguages, type Texts } from "@patron/contract/kit";

export const title = inLanguages(
  "Audit log",
  "Журнал змін",
  "Журнал изменений",
  "Änderungsprotokoll",
  "Journal des modifications",
);

export const heads = {
  created_dt: inLanguages("When", "Коли", "Когда", "Wann", "Quand"),
  actor: inLanguages("Who", "Хто", "Кто", "Wer", "Qui"),
  remote_addr: inLanguages("Address", "Адреса", "Адрес", "Adresse", "Adresse"),
  action: inLanguages("Did", "Дія", "Действие", "Vorgang", "Action"),
  entity_type: inLanguages("What", "Що", "Что", "Was", "Quoi"),
  title: inLanguages("Name", "Назва", "Название", "Name", "Nom"),
  changes: inLanguages("Changes", "Зміни", "Изменения", "Änderungen", "Modifications"),
  entity_id: inLanguages("ID", "Ідентифікатор", "Идентификатор", "ID", "Identifiant"),
  call: inLanguages("Call", "Виклик", "Вызов", "Aufruf", "Appel"),
  request_id: inLanguages(
    "Request ID",
    "Ідентифікатор запиту",
    "Идентификатор запроса",
    "Anfrage-ID",
    "Identifiant de la requête",
  ),
};

export const actors: Record<AuditActor, Texts> = {
  person: inLanguages("A person", "Особа", "Человек", "Eine Person", "Une personne"),
  terminal: inLanguages("A terminal", "Термінал", "Терминал", "Ein Terminal", "Un terminal"),
  system: inLanguages("The system", "Система", "Система", "Das System", "Le système"),
};

export const actions: Record<AuditAction, Texts> = {
  added: inLanguages("Added", "Додано", "Добавлено", "Hinzugefügt", "Ajout"),
  changed: inLanguages("Changed", "Змінено", "Изменено", "Geändert", "Modification"),
  removed: inLanguages("Removed", "Вилучено", "Удалено", "Entfernt", "Suppression"),
  exported: inLanguages("Exported", "Експортовано", "Экспортировано", "Exportiert", "Export"),
  done: inLanguages("Done", "Виконано", "Выполнено", "Ausgeführt", "Exécution"),
};

export const entityTypes: Record<EntityType, Texts> = {
  business: inLanguages("Business", "Бізнес", "Бизнес", "Unternehmen", "Entreprise"),
  business_settings: inLanguages(
    "Business settings",
    "Налаштування бізнесу",
    "Настройки бизнеса",
    "Unternehmenseinstellungen",
    "Paramètres de l’entreprise",
  ),
  card_category: inLanguages(
    "Customer category",
    "Категорія клієнтів",
    "Категория клиентов",
    "Kundenkategorie",
    "Catégorie de clients",
  ),
  card_category_settings: inLanguages(
    "Category settings",
    "Налаштування категорій",
    "Настройки категорий",
    "Kategorieeinstellungen",
    "Paramètres des catégories",
  ),
  corporate_customer: inLanguages("Company", "Компанія", "Компания", "Firma", "Entreprise cliente"),
  customer: inLanguages("Customer", "Клієнт", "Клиент", "Kunde", "Client"),
  customer_account: inLanguages(
    "Customer’s account",
    "Рахунок клієнта",
    "Счёт клиента",
    "Konto des Kunden",
    "Compte d’un client",
  ),
  export: inLanguages("File", "Файл", "Файл", "Datei", "Fichier"),
  goods: inLanguages("Item", "Товар", "Товар", "Artikel", "Article"),
  goods_category: inLanguages(
    "Goods category",
    "Категорія товарів",
    "Категория товаров",
    "Warengruppe",
    "Catégorie d’articles",
  ),
  legal_info: inLanguages("Legal particulars", "Реквізити", "Реквизиты", "Rechtliche Angaben", "Mentions légales"),
  loyalty: inLanguages(
    "Loyalty programme",
    "Програма лояльності",
    "Программа лояльности",
    "Treueprogramm",
    "Programme de fidélité",
  ),
  loyalty_settings: inLanguages(
    "Programme settings",
    "Налаштування програми",
    "Настройки программы",
    "Programmeinstellungen",
    "Paramètres du programme",
  ),
  master_price: inLanguages(
    "Planned price",
    "Запланована ціна",
    "Запланированная цена",
    "Geplanter Preis",
    "Prix prévu",
  ),
  person: inLanguages("Profile", "Профіль", "Профиль", "Profil", "Profil"),
  news: inLanguages("News", "Новина", "Новость", "Neuigkeit", "Actualité"),
  pos: inLanguages("Point of sale", "Точка продажу", "Точка продаж", "Verkaufsstelle", "Point de vente"),
  preference: inLanguages(
    "Screen preference",
    "Налаштування екрана",
    "Настройка экрана",
    "Ansichtseinstellung",
    "Préférence d’écran",
  ),
  price_group: inLanguages("Price group", "Цінова група", "Ценовая группа", "Preisgruppe", "Groupe de prix"),
  price_group_item: inLanguages(
    "Price in a group",
    "Ціна в групі",
    "Цена в группе",
    "Preis in einer Gruppe",
    "Prix dans un groupe",
  ),
  rule: inLanguages("Rule", "Правило", "Правило", "Regel", "Règle"),
  rule_settings: inLanguages(
    "Rule settings",
    "Налаштування правил",
    "Настройки правил",
    "Regeleinstellungen",
    "Paramètres des règles",
  ),
  saved_view: inLanguages(
    "Saved view",
    "Збережений вигляд",
    "Сохранённый вид",
    "Gespeicherte Ansicht",
    "Vue enregistrée",
  ),
  special_account: inLanguages(
    "Special account",
    "Спеціальний рахунок",
    "Специальный счёт",
    "Kundenkonto",
    "Compte client",
  ),
  tax: inLanguages("Tax", "Податок", "Налог", "Steuer", "Taxe"),
  terminal: inLanguages("Terminal", "Термінал", "Терминал", "Terminal", "Terminal"),
  transaction: inLanguages("Transaction", "Транзакція", "Транзакция", "Transaktion", "Transaction"),
};
