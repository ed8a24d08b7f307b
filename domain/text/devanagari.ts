/** A letter or sign of the Devanagari block of Unicode (U+0900 to U+097F). */
export const devanagari = /[\u0900-\u097f]/
