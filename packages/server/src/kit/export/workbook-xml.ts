const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const relations = "http://schemas.openxmlformats.org/package/2006/relationships";
const types = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const places = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

/** Text as it may stand in XML; characters that XML cannot hold are left out. */
export function escaped(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
  );
}

export function contentTypes(count: number): string {
  const sheets = places(count).map(
    (place) => `<Override PartName="/xl/worksheets/sheet${place}.xml" ContentType="${types}.worksheet+xml"/>`,
  );
  return `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${sheets.join("")}</Types>`;
}

export const packageRelations = `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

/** Sheets are named after what they hold; a further one has its number. Names have at most 31 characters and not these. */
export function workbook(title: string, count: number): string {
  const name = title.replace(/[\\/?*[\]:']/g, " ").slice(0, 27);
  const sheets = places(count).map(
    (place) =>
      `<sheet name="${escaped(place === 1 ? name : `${name} ${place}`)}" sheetId="${place}" r:id="rId${place}"/>`,
  );
  return `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.join("")}</sheets></workbook>`;
}

export function workbookRelations(count: number): string {
  const sheets = places(count).map(
    (place) => `<Relationship Id="rId${place}" Type="${office}/worksheet" Target="worksheets/sheet${place}.xml"/>`,
  );
  return `${head}<Relationships xmlns="${relations}">${sheets.join("")}<Relationship Id="rId${count + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`;
}

/** Most decimals that any of our numbers has. */
export const mostDecimals = 6;
/** Styles by place: plain, head, moment, then numbers with no decimal, one, two … */
export const style = {
  plain: 0,
  head: 1,
  moment: 2,
  number: (decimals: number) => 3 + Math.min(decimals, mostDecimals),
};

const decimals = places(mostDecimals + 1).map((place) => place - 1);
const formats = [
  '<numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/>',
  ...decimals.map(
    (count) => `<numFmt numFmtId="${165 + count}" formatCode="#,##0${count > 0 ? `.${"0".repeat(count)}` : ""}"/>`,
  ),
];
const cells = [
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>',
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" applyFont="1"/>',
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" applyNumberFormat="1"/>',
  ...decimals.map(
    (count) => `<xf numFmtId="${165 + count}" fontId="0" fillId="0" borderId="0" applyNumberFormat="1"/>`,
  ),
];
const font = (bold: string) => `<font>${bold}<sz val="11"/><name val="Calibri"/></font>`;
export const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="${formats.length}">${formats.join("")}</numFmts><fonts count="2">${font("")}${font("<b/>")}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${cells.length}">${cells.join("")}</cellXfs></styleSheet>`;
