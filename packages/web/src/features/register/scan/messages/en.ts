const messages = {
  scan: "Scan with the camera",
  picture: "Picture of the camera",
  starting: "Starting the camera…",
  hint: "Hold a barcode or QR code in front of the camera. To scan the same code again, take it away for a moment.",
  done: "Done",
  retry: "Try again",
  failures: {
    insecure: {
      title: "The camera needs a secure connection",
      text: "Browsers allow the camera only at addresses that begin with https. Ask your administrator.",
    },
    none: {
      title: "No camera found",
      text: "Connect a camera, or use a device that has one.",
    },
    refused: {
      title: "The camera is not allowed",
      text: "Allow the camera for this site in the settings of the browser, then try again.",
    },
    busy: {
      title: "The camera does not respond",
      text: "Close other apps that use the camera, then try again.",
    },
  },
  unreadable: {
    title: "Codes cannot be read",
    text: "Reload the register when there is a connection.",
  },
  added: (title: string) => `Added: ${title}`,
  unpriced: (title: string) => `${title} has no price here.`,
  customer: (name: string) => `Customer: ${name}`,
  unknown: (code: string) => `No item and no customer has the code ${code}.`,
  unknownItem: (code: string) => `No item has the code ${code}.`,
  asCustomer: "Add as customer",
};

export default messages;
