// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "action": "Дія",
    "actor": "Хто",
    "call": "Виклик",
    "changes": "Зміни",
    "created_dt": "Коли",
    "date_from": "Перший день",
    "date_to": "Останній день",
    "entity_id": "Ідентифікатор",
    "entity_type": "Запис",
    "items": "Товари",
    "name": "Назва",
    "remote_addr": "Адреса",
    "request_id": "Ідентифікатор запиту",
    "title": "Назва",
  },
  values: {
    "action": {"added":"Додано","changed":"Змінено","removed":"Вилучено","exported":"Експортовано","done":"Виконано"},
    "actor": {"person":"Особа","terminal":"Термінал","system":"Система"},
    "entity_type": {"business":"Бізнес","business_settings":"Налаштування бізнесу","card_category":"Категорія клієнтів","card_category_settings":"Налаштування категорій","corporate_customer":"Компанія","customer":"Клієнт","customer_account":"Рахунок клієнта","export":"Файл","goods":"Товар","goods_category":"Категорія товарів","legal_info":"Реквізити","loyalty":"Програма лояльності","loyalty_settings":"Налаштування програми","master_price":"Запланована ціна","person":"Профіль","news":"Новина","pos":"Точка продажу","preference":"Налаштування екрана","price_group":"Цінова група","price_group_item":"Ціна в групі","rule":"Правило","rule_settings":"Налаштування правил","saved_view":"Збережений вигляд","special_account":"Спеціальний рахунок","tax":"Податок","terminal":"Термінал","transaction":"Транзакція"},
  },
};
