import { failure } from "../kit/texts.ts";

export const receiptsLabels = {
  about: "Receipts that their address opens, which they carry as a QR code, and that tills send by e-mail.",
  failures: {
    "receipt.not_found": failure(
      404,
      "No receipt has this address.",
      "There is no receipt at this address. Scan the code again.",
      "За цією адресою чека немає. Відскануйте код ще раз.",
      "По этому адресу чека нет. Отсканируйте код ещё раз.",
      "Unter dieser Adresse gibt es keinen Beleg. Scannen Sie den Code noch einmal.",
      "Aucun ticket à cette adresse. Scannez le code encore une fois.",
    ),
    "receipt.no_address": failure(
      422,
      "The customer of the check has no e-mail address, and none is given.",
      "There is no e-mail address yet. Enter one.",
      "Адреси ел. пошти ще немає. Введіть її.",
      "Адреса эл. почты ещё нет. Введите его.",
      "Es gibt noch keine E-Mail-Adresse. Geben Sie eine ein.",
      "Il n’y a pas encore d’adresse e-mail. Saisissez-en une.",
    ),
    "receipt.of_another_terminal": failure(
      422,
      "The receipt is of a sale at another terminal.",
      "This sale was made at another till. Refund it there, or under Transactions.",
      "Цей продаж зроблено на іншій касі. Оформте повернення там або в розділі «Транзакції».",
      "Эта продажа сделана на другой кассе. Оформите возврат там или в разделе «Транзакции».",
      "Dieser Verkauf war an einer anderen Kasse. Erstatten Sie ihn dort oder unter „Transaktionen“.",
      "Cette vente a été faite à une autre caisse. Remboursez-la là-bas ou sous «\u00a0Transactions\u00a0».",
    ),
  },
};
