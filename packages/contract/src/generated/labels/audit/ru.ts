// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "action": "Действие",
    "actor": "Кто",
    "call": "Вызов",
    "changes": "Изменения",
    "created_dt": "Когда",
    "date_from": "Первый день",
    "date_to": "Последний день",
    "entity_id": "Идентификатор",
    "entity_type": "Запись",
    "items": "Товары",
    "name": "Название",
    "remote_addr": "Адрес",
    "request_id": "Идентификатор запроса",
    "title": "Название",
  },
  values: {
    "action": {"added":"Добавлено","changed":"Изменено","removed":"Удалено","exported":"Экспортировано","done":"Выполнено"},
    "actor": {"person":"Человек","terminal":"Терминал","system":"Система"},
    "entity_type": {"business":"Бизнес","business_settings":"Настройки бизнеса","card_category":"Категория клиентов","card_category_settings":"Настройки категорий","corporate_customer":"Компания","customer":"Клиент","customer_account":"Счёт клиента","export":"Файл","goods":"Товар","goods_category":"Категория товаров","legal_info":"Реквизиты","loyalty":"Программа лояльности","loyalty_settings":"Настройки программы","master_price":"Запланированная цена","person":"Профиль","news":"Новость","pos":"Точка продаж","preference":"Настройка экрана","price_group":"Ценовая группа","price_group_item":"Цена в группе","rule":"Правило","rule_settings":"Настройки правил","saved_view":"Сохранённый вид","special_account":"Специальный счёт","tax":"Налог","terminal":"Терминал","transaction":"Транзакция"},
  },
};
