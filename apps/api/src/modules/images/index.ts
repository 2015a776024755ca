export { acceptImages } from './accept-images.ts';
export { imageRoutes } from './image.routes.ts';
export { createProductImages, type ProductImages } from './product-image.service.ts';
export { drawImage, loadImageAsPng } from './uploaded-image.ts';
export { imageIdOf, imageUrl } from './uploaded-image-url.ts';
export { deleteImage, insertImage as storeImage } from './uploaded-image.repository.ts';
