/** Loads the hosts of toasts and the modal. Later calls resolve at once, also offline, so that they can still show messages then. */
export const loadHosts = () => import("./late-hosts.tsx");
