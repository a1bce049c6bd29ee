/** The longer side of what is sent, in pixels, and how well a JPEG shows it: the site keeps no larger one. */
const longest = 1_600;
const quality = 0.9;

/**
 * A picture as it is sent: a JPEG of a few hundred kilobytes, without where it was taken, whatever the camera made. Where the browser
 * cannot show it, the file itself, of which the server says what is wrong.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
    const canvas = Object.assign(document.createElement('canvas'), {
      width: Math.round(bitmap.width * scale),
      height: Math.round(bitmap.height * scale),
    });
    const pen = canvas.getContext('2d');
    if (!pen) return file;
    // As the server does with what is transparent.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob((made) => resolve(made ?? file), 'image/jpeg', quality));
  } catch {
    return file;
  }
}
