// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "active": "Активність",
    "actual": "Актуальна",
    "date_from": "Перший день",
    "date_to": "Останній день",
    "items": "Товари",
    "loyalty": "Програма лояльності",
    "loyalty_id": "Програма лояльності",
    "photo": "Фото",
    "pos": "Точка продажу",
    "pos_id": "Точка продажу",
    "pos_ids": "Точки продажу",
    "priority": "Пріоритет",
    "public_text": "Текст",
    "public_title": "Заголовок",
    "title": "Назва",
    "url": "Посилання",
  },
  values: {
  },
};
