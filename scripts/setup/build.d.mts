/** Whether what is built is that of these sources: by content, since a checkout moves times. */
export function isBuilt(): boolean
