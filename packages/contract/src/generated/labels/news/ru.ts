// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "active": "Активность",
    "actual": "Актуальна",
    "date_from": "Первый день",
    "date_to": "Последний день",
    "items": "Товары",
    "loyalty": "Программа лояльности",
    "loyalty_id": "Программа лояльности",
    "photo": "Фото",
    "pos": "Точка продаж",
    "pos_id": "Точка продаж",
    "pos_ids": "Точки продаж",
    "priority": "Приоритет",
    "public_text": "Текст",
    "public_title": "Заголовок",
    "title": "Название",
    "url": "Ссылка",
  },
  values: {
  },
};
