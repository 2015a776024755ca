export {
  createOrderMessageDeskHandlers,
  createOrderMessageHandlers,
  listOrderInbox,
  writeToMerchant,
  writeToStaff,
} from './order-message.service.ts';
