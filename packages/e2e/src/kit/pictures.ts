/** A valid picture of some green pixels, as a chosen file. */
export const picture = {
  name: "shop.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWNgqQjHihiGlgQAiDQ0wQ2g4egAAAAASUVORK5CYII=",
    "base64",
  ),
};

/** An SVG with a script that claims to be a picture. */
export const disguised = {
  name: "shop.png",
  mimeType: "image/png",
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
};
