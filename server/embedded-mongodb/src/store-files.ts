/** The files of a closed store, relative to its data folder: what a backup must hold and a restore must put back. */
export const storeFiles = ['store/data.mdb', 'store/store.json'] as const;
