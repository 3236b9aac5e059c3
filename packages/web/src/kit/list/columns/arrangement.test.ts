import { describe, expect, test } from "vitest";
import { isOwnArrangement, moveColumn, ownArrangement, readArrangement, writeArrangement } from "./arrangement.ts";

const columns = [{ id: "title" }, { id: "type" }, { id: "code", hidden: true }, { id: "active" }];
const ids = (placed: Parameters<typeof writeArrangement>[0]) => writeArrangement(placed).replaceAll(",", " ");

describe("the arrangement of columns", () => {
  test("is the screen's own while nothing was chosen", () => {
    expect(ids(readArrangement("", columns))).toBe("title type -code active");
    expect(isOwnArrangement(readArrangement("", columns), columns)).toBe(true);
    expect(isOwnArrangement(readArrangement("title,-type", columns), columns)).toBe(false);
  });

  test("comes back as it was written", () => {
    const placed = readArrangement("title,active,-type,code", columns);
    expect(ids(placed)).toBe("title active -type code");
    expect(writeArrangement(placed)).toBe("title,active,-type,code");
  });

  test("keeps the first column first and visible for any input", () => {
    expect(ids(readArrangement("active,-title", columns))).toBe("title active type -code");
    expect(ids(moveColumn(ownArrangement(columns), "title", 2))).toBe("title type -code active");
    expect(ids(moveColumn(ownArrangement(columns), "active", 0))).toBe("title active type -code");
  });

  test("passes over what means nothing and stands later columns behind", () => {
    expect(ids(readArrangement("gone,active,active,,-", columns))).toBe("title active type -code");
  });

  test("moves a column within its bounds", () => {
    expect(ids(moveColumn(ownArrangement(columns), "type", 9))).toBe("title -code active type");
    expect(ids(moveColumn(ownArrangement(columns), "nobody", 1))).toBe("title type -code active");
  });
});
